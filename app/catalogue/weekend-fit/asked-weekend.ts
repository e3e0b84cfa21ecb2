import type { AskedEvent } from "#app/catalogue/listings/asked-events.ts";

import type { Weekend } from "./weekend.ts";

/** What an enquiry takes over from a weekend. */
export type AskedWeekend = { date: string | null; guests: number; events: readonly AskedEvent[] };

/** The first day of a weekend, where it has one, the guests of its largest event, and all its events. */
export const askedWeekend = ({ days, events }: Pick<Weekend, "days" | "events">): AskedWeekend => ({
  date: days.kind === "date" ? days.date : null,
  guests: Math.max(...events.map(({ guests }) => guests)),
  events: events.map(({ kind, day, guests }) => ({ kind, day, guests })),
});
