import type { Weekend } from "./weekend.ts";

/** What an enquiry takes over from a weekend. */
export type AskedWeekend = { date: string | null; guests: number };

/** The first day of a weekend, where it has one, and the guests of its largest event. */
export const askedWeekend = ({ days, events }: Pick<Weekend, "days" | "events">): AskedWeekend => ({
  date: days.kind === "date" ? days.date : null,
  guests: Math.max(...events.map(({ guests }) => guests)),
});
