import { memo } from "react";

import { calculateVenueCost } from "#app/catalogue/event-costs/calculate-venue-cost.ts";
import type { CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { PricedVenue } from "./costs-page.tsx";
import { formatCostRequest, type CostRequest } from "#app/catalogue/event-costs/cost-request.ts";

type Variant = { label: string; change: (event: CostEvent) => CostEvent };

/** What couples ask first. */
const variants: readonly Variant[] = [
  {
    label: "Friday for Saturday",
    change: (event) => (event.weekday === 6 ? { ...event, weekday: 5 } : event),
  },
  {
    label: "Sunday for Saturday",
    change: (event) => (event.weekday === 6 ? { ...event, weekday: 0 } : event),
  },
  { label: "March for August", change: (event) => (event.month === 8 ? { ...event, month: 3 } : event) },
  {
    label: "Lunch for dinner",
    change: (event) => (event.meal === "dinner" ? { ...event, meal: "lunch" } : event),
  },
  {
    label: "20 guests fewer at each event",
    change: (event) => ({ ...event, guests: Math.max(10, event.guests - 20) }),
  },
];

type WhatIfProps = { venues: readonly PricedVenue[]; request: CostRequest };

/** What one change does at each venue; the name of a change makes it. */
export const WhatIf = memo(function WhatIf({ venues, request }: WhatIfProps) {
  const { events } = request;
  const possible = variants.flatMap(({ label, change }) => {
    const changed = events.map(change);
    return changed.some((event, at) => event !== events[at]) ? [{ label, changed }] : [];
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className="what-if panel" aria-labelledby="what-if-heading" tabIndex={0}>
      <h3 className="heading-medium" id="what-if-heading">
        What if
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Change</th>
            {venues.map(({ slug, name }) => (
              <th key={slug} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {possible.map(({ label, changed }) => (
            <tr key={label}>
              <th scope="row">
                <ThemeLink
                  to={formatCostRequest({
                    ...request,
                    events: changed,
                    month: changed[0]?.month ?? request.month,
                  })}
                  preventScrollReset
                  rel="nofollow"
                  className="text-link"
                >
                  {label}
                </ThemeLink>
              </th>
              {venues.map((venue) => (
                <td key={venue.slug}>{describeChange(venue, events, changed)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

/** The change of the least that it comes to. */
function describeChange(
  venue: PricedVenue,
  before: readonly CostEvent[],
  after: readonly CostEvent[],
): string {
  const changed = calculateVenueCost(venue, after);
  const obstacle = changed.events.find(({ obstacles }) => obstacles.length > 0)?.obstacles[0];
  if (obstacle !== undefined) return obstacle;
  const difference = changed.total.low - calculateVenueCost(venue, before).total.low;
  if (difference === 0) return "No published difference";
  return difference < 0 ? `${formatDollars(-difference)} less` : `${formatDollars(difference)} more`;
}
