import type { ToldAmounts } from "#app/catalogue/event-costs/calculate-event-cost.ts";
import type { CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import { calculateVenueCost } from "#app/catalogue/event-costs/calculate-venue-cost.ts";
import { CostPicture } from "#app/catalogue/event-costs/cost-picture.tsx";
import { formatCostRequest } from "#app/catalogue/event-costs/cost-request.ts";
import { VenueSum } from "#app/catalogue/event-costs/venue-sum.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { toCostEvents } from "#app/plan/rules/budget/to-cost-events.ts";
import { isListingId } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { weddingSeason } from "#app/plan/rules/wedding-season.ts";
import type { PlanSeason } from "#content/seasons/season-months.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { useCostVenues } from "./use-cost-venues.ts";

/** The month that stands for a season, for an event without a date. */
const monthOfSeason: Readonly<Record<PlanSeason, number>> = { spring: 5, summer: 8, autumn: 9, winter: 1 };

/** The plan's own events at each venue on the shortlist, with what the venues have quoted. */
export default function VenueCosts() {
  const headcounts = useHeadcounts();
  const row = useRow(wedding, weddingRowId);
  const season = (row && weddingSeason(row)) ?? "summer";
  const held = useSortedEvents().map((event) => ({
    ...event,
    guests: headcounts.get(event.id)?.expected ?? null,
  }));
  // A heart has no category until its name has been loaded; the answer has the venues among them.
  const rows = useRows(shortlist).filter(
    ({ id, category }) => (category === "venues" || category === "") && isListingId(id),
  );
  const venues = useCostVenues(rows.map(({ id }) => id).join(","));
  const costEvents = toCostEvents(held, monthOfSeason[season]);
  if (rows.length === 0 || venues?.length === 0)
    return <p>Save venues with the heart, and their sums appear here.</p>;
  if (costEvents.length === 0)
    return <p>Add your events and how many guests each has, and the sums appear here.</p>;
  if (venues === null) return <p className="note">Loading ...</p>;
  if (venues === "offline") return <p>You&rsquo;re offline. The sums need a signal the first time.</p>;
  const request = {
    slugs: venues.map(({ slug }) => slug),
    month: costEvents[0]?.month ?? monthOfSeason[season],
    events: costEvents,
    move: null,
  };
  return (
    <>
      <p className="note">
        Without alcohol, with each venue&rsquo;s own kitchen; an event of two hours or more has a meal.{" "}
        <ThemeLink to={formatCostRequest(request)}>Change drinks, caterers and hours</ThemeLink>
      </p>
      <ul className="plan-venue-costs">
        {venues.map((venue) => (
          <li key={venue.id} className="panel">
            <h3 className="heading-small">{venue.name}</h3>
            <QuotedSum quote={rows.find(({ id }) => id === String(venue.id))} />
            <VenueSum
              cost={calculateVenueCost(venue, costEvents, (event) =>
                toldFor(
                  event,
                  rows.find(({ id }) => id === String(venue.id)),
                ),
              )}
            />
          </li>
        ))}
      </ul>
      <CostPicture
        venues={venues.slice(0, 6)}
        events={costEvents}
        moved={costEvents.reduce(
          (most, event, at) => (event.guests > (costEvents[most]?.guests ?? 0) ? at : most),
          0,
        )}
      />
    </>
  );
}

type Quote = { quoteCents: number | null; quotePerGuest: boolean } | undefined;

/** A quote for each guest is what the food and drink of an event with a meal come to. */
function toldFor({ guests, meal }: CostEvent, quote: Quote): ToldAmounts {
  const { quoteCents = null, quotePerGuest = false } = quote ?? {};
  return quoteCents === null || !quotePerGuest || meal === "none"
    ? {}
    : { "food-and-drink": guests * quoteCents };
}

/** What the venue told the couple itself. */
function QuotedSum({ quote }: { quote: Quote }) {
  if (quote?.quoteCents == null) return null;
  return (
    <p>
      Quoted to you: <strong>{formatDollars(quote.quoteCents)}</strong>
      {quote.quotePerGuest ? " a guest, which the sum goes by" : ""}
    </p>
  );
}
