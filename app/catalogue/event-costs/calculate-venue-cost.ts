import { addRanges, type CentsRange } from "./cents-range.ts";
import { calculateEventCost, type EventCost, type ToldAmounts } from "./calculate-event-cost.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";

/** All events at one venue. */
export type VenueCost = { venue: CostVenue; events: readonly EventCost[]; total: CentsRange };

/** The sum of all events at a venue, which is the sum of their lines. */
export function calculateVenueCost(
  venue: CostVenue,
  events: readonly CostEvent[],
  told: (event: CostEvent) => ToldAmounts = () => ({}),
): VenueCost {
  const costs = events.map((event) => calculateEventCost(venue, event, told(event)));
  return { venue, events: costs, total: addRanges(costs.map(({ total }) => total)) };
}
/** How many lines have no upper end: what is still to be asked. */
export const countOpenLines = ({ events }: Pick<VenueCost, "events">): number =>
  new Set(events.flatMap(({ lines }) => lines.filter(isAsked).map(({ id }) => id))).size;

/** The tax on open lines is open with them. */
const isAsked = ({ open, id }: EventCost["lines"][number]) => open && id !== "gst";
