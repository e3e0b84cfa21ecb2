import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";

import { calculateVenueCost } from "#app/catalogue/event-costs/calculate-venue-cost.ts";
import { CostPicture } from "#app/catalogue/event-costs/cost-picture.tsx";
import type { ShownPaidRange } from "#app/catalogue/paid-amounts/describe-paid-range.ts";
import { WhatCouplesPaid } from "#app/catalogue/paid-amounts/what-couples-paid.tsx";
import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";
import { EmptyList } from "#app/catalogue/saved-list/empty-list.tsx";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useDebounce } from "#app/site/url-state/use-debounce.ts";
import { SectionHead } from "#app/ui/design-system/section-head.tsx";

import type { PricedVenue } from "./costs-page.tsx";
import { CostForm, type ChangeMoment } from "./cost-form.tsx";
import { parseCostRequest } from "#app/catalogue/event-costs/cost-request.ts";
import type { VenueChoice } from "./list-cost-venues.ts";
import { MoveEvent } from "./move-event.tsx";
import { SumCards } from "./sum-cards.tsx";
import { useFocusAfterRemoval } from "./use-focus-after-removal.ts";
import { WhatIf } from "./what-if.tsx";

type CostCalculatorProps = {
  id: string;
  venues: readonly PricedVenue[];
  choices: readonly VenueChoice[];
  paid: readonly ShownPaidRange[];
};

/** Milliseconds after which what was moved stands in the address. */
const rest = 400;

/** The events and the venues that are asked for, and everything that follows from them. */
export function CostCalculator({ id, venues, choices, paid }: CostCalculatorProps) {
  const { request, filledBy, change } = useCostRequest();
  const { events } = request;
  const costs = useMemo(
    () => venues.map((venue) => ({ ...calculateVenueCost(venue, events), card: venue.card })),
    [venues, events],
  );
  useFocusAfterRemoval(costs.length, "sums");
  // Sums follow each press; what is worked out for many numbers of guests follows when there is time.
  const calm = useDeferredValue(request);
  const largest = calm.events.reduce(
    (most, event, at) => (event.guests > (calm.events[most]?.guests ?? 0) ? at : most),
    0,
  );
  return (
    <div id={id}>
      <section className="section cost-asked" aria-labelledby="cost-events-heading">
        <div className="wrap">
          <CostForm key={filledBy} request={request} choices={choices} change={change} />
        </div>
      </section>
      <section className="section section--band" id="sums" aria-labelledby="sums-heading">
        <div className="wrap">
          <SectionHead eyebrow="All in" heading="What each comes to" id="sums-heading" />
          {costs.length === 0 ? (
            <EmptyList
              heading="No venues chosen yet"
              text="Choose up to six above, or come here from a venue’s page."
              to="/venues"
              label="Explore Venues"
            />
          ) : (
            <>
              <SumCards costs={costs} request={request} />
              <p className="cost-plan">
                <AddToPlan
                  message={{ kind: "listings", ids: costs.map(({ card }) => card.id), from: "comparison" }}
                  what={costs.length === 1 ? "This venue" : `All ${costs.length} venues`}
                  to="/plan/shortlist"
                />
              </p>
              <WhatIf venues={venues} request={calm} />
            </>
          )}
        </div>
      </section>
      {costs.length > 0 && (
        <section className="section" aria-labelledby="picture-heading">
          <div className="wrap">
            <SectionHead
              eyebrow="Guests"
              heading="What more guests cost"
              id="picture-heading"
              lede={`All your events, by the guests at the ${calm.events[largest]?.name.toLowerCase() ?? "event"}.`}
            />
            <CostPicture venues={venues} events={calm.events} moved={largest} />
          </div>
        </section>
      )}
      {costs.length > 1 && (request.events.length > 1 || request.move !== null) && (
        <MoveEvent key={`move ${filledBy}`} venues={venues} request={request} change={change} />
      )}
      <WhatCouplesPaid
        paid={paid}
        note="These ranges are not part of the sums above: a couple’s amount can be for more than one event, or include drinks."
      />
    </div>
  );
}

/** The request: what is being moved now, else the address, which follows a moment later. */
function useCostRequest() {
  const { pack, addressTheme } = useWeddingTheme();
  const { search, key, state }: { search: string; key: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const typing = useDebounce(rest);
  const [typed, setTyped] = useState<{ over: string; search: string } | null>(null);
  const filledBy = filledByOf(state) ?? key;
  const present = typed?.over === key ? typed.search : search;
  const request = useMemo(
    () => parseCostRequest(new URLSearchParams(present), pack.name),
    [present, pack.name],
  );
  const rows = request.events.length;
  useFocusOnRows(rows, filledBy);

  function change(values: URLSearchParams, when: ChangeMoment) {
    if (addressTheme !== "standard") values.set(themeQueryKey, addressTheme);
    const next = `?${values.toString().replaceAll("%2C", ",")}`;
    // The fields of the rows after a removed one are those of others now.
    const isRefilled = parseCostRequest(values, pack.name).events.length < rows;
    const go = () =>
      void navigate(
        { search: next },
        { replace: true, preventScrollReset: true, state: isRefilled ? null : { filledBy } },
      );
    setTyped({ over: key, search: next });
    typing.drop();
    if (isRefilled || when === "now") go();
    else typing.wait(go);
  }
  return { request, filledBy, change };
}

/** An added row takes the focus; of a removed one the first row takes it, once the form is filled again. */
function useFocusOnRows(rows: number, filledBy: string) {
  const before = useRef({ rows, filledBy, hasFewer: false });
  useEffect(() => {
    const was = before.current;
    if (rows > was.rows) focusRow(rows);
    const hasFewer = was.hasFewer || rows < was.rows;
    const isRefilled = filledBy !== was.filledBy;
    if (hasFewer && isRefilled) focusRow(1);
    before.current = { rows, filledBy, hasFewer: hasFewer && !isRefilled };
  }, [rows, filledBy]);
}

const focusRow = (row: number) => document.getElementById(`cost-event-${row}`)?.focus();

function filledByOf(state: unknown): string | null {
  return typeof state === "object" &&
    state !== null &&
    "filledBy" in state &&
    typeof state.filledBy === "string"
    ? state.filledBy
    : null;
}
