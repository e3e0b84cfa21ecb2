import { costLimits } from "#app/catalogue/event-costs/cost-event.ts";
import { formatCostRequest, type CostRequest } from "#app/catalogue/event-costs/cost-request.ts";

import type { WeekendFit } from "./weekend-fit.ts";

type Held = Pick<WeekendFit, "venues" | "placements" | "costEvents">;

/**
 * Where the sum of a weekend opens down to every line: the same venues and events. The page of sums has one month,
 * five events and one event that is held at another venue than the rest; what goes beyond is left out.
 */
export function weekendCostsPath(fit: Held): string {
  const events = fit.costEvents.slice(0, costLimits.events);
  const [first] = events;
  const { slugs, move } = arrangeVenues(fit);
  return formatCostRequest({ slugs, month: first?.month ?? 8, events, move });
}

/** The venue with the most events first; where two share them and one has a single event, that event is moved. */
function arrangeVenues({ venues, placements }: Held): Pick<CostRequest, "slugs" | "move"> {
  const heldAt = (slug: string) =>
    placements.flatMap(({ venue }, at) => (venue.cost.slug === slug && at < costLimits.events ? [at] : []));
  const slugs = venues.map(({ cost }) => cost.slug).toSorted((a, b) => heldAt(b).length - heldAt(a).length);
  const [, other] = slugs;
  const [moved, ...more] = other === undefined ? [] : heldAt(other);
  return {
    slugs,
    move:
      slugs.length === 2 && other !== undefined && moved !== undefined && more.length === 0
        ? { event: moved, to: other }
        : null,
  };
}
