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

/** Whether a luxury hotel's own kitchen is counted at usual prices, because its menu is not known: it asks more. */
export const isDinnerUnderstated = ({ venue, events }: Pick<VenueCost, "venue" | "events">): boolean =>
  venue.isLuxuryHotel &&
  events.some(
    ({ event, lines }) =>
      event.kitchen !== "outside" &&
      lines.some(({ id, origin }) => id === "food-and-drink" && origin.kind === "elsewhere"),
  );

/** How many lines have no upper end: what is still to be asked. */
export const countOpenLines = ({ events }: Pick<VenueCost, "events">): number =>
  new Set(events.flatMap(({ lines }) => lines.filter(isAsked).map(({ id }) => id))).size;

/** The tax on open lines is open with them. */
const isAsked = ({ open, id }: EventCost["lines"][number]) => open && id !== "gst";
