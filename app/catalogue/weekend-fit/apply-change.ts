import { withHouseCaterer, withoutVendor } from "./caterer-kitchens.ts";
import type { FitChange } from "./fit-finding.ts";
import type { NeedId, Weekend, WeekendEvent } from "./weekend.ts";

/** An event without one of its needs. */
const withoutNeed: Record<NeedId, (event: WeekendEvent) => WeekendEvent> = {
  fire: (event) => ({ ...event, fire: false }),
  baraat: (event) => ({ ...event, baraat: "none" }),
  horse: (event) => ({ ...event, baraat: event.baraat === "horse" ? "walk" : event.baraat }),
  alcohol: (event) => ({ ...event, alcohol: "none" }),
  music: (event) => ({ ...event, musicUntil: null }),
  wheelchair: (event) => ({ ...event, wheelchair: false }),
  prayer: (event) => ({ ...event, prayer: false }),
  separate: (event) => ({ ...event, separate: false }),
  overnight: (event) => ({ ...event, overnight: false }),
};

/** A weekend with one of its events changed. */
export const withEvent = (
  weekend: Weekend,
  at: number,
  change: (event: WeekendEvent) => WeekendEvent,
): Weekend => ({
  ...weekend,
  events: weekend.events.map((event, position) => (position === at ? change(event) : event)),
});

/** The weekend after the changes; null where one of them is of days or hours, which the couple chooses. */
export function applyChanges(weekend: Weekend, changes: readonly FitChange[]): Weekend | null {
  let result = weekend;
  for (const change of changes) {
    if (change.kind === "fewer-guests")
      result = withEvent(result, change.event, (event) => ({
        ...event,
        guests: Math.min(event.guests, change.to),
      }));
    else if (change.kind === "drop-need") result = withEvent(result, change.event, withoutNeed[change.need]);
    else if (change.kind === "house-caterer") result = withHouseCaterer(result, change.event);
    else if (change.kind === "drop-vendor") result = withoutVendor(result, change.vendor);
    else if (change.kind === "more-budget")
      result = { ...result, budget: Math.ceil(((result.budget ?? 0) + change.by) / 100) * 100 };
    else return null;
  }
  return result;
}
