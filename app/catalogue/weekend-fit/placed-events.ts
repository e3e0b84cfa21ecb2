import { withKitchens, type CateredEvent } from "./caterer-kitchens.ts";
import type { Weekend } from "./weekend.ts";

/** An event with its position in the weekend. */
export type PlacedEvent = { event: CateredEvent; at: number };

/** The events that need a room, in the order of the weekend. */
export const placedEvents = (weekend: Weekend): PlacedEvent[] =>
  withKitchens(weekend)
    .map((event, at) => ({ event, at }))
    .filter(({ event }) => !event.elsewhere)
    .toSorted((a, b) => a.event.day - b.event.day || a.event.start - b.event.start || a.at - b.at);
