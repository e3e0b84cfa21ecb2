import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";

/**
 * What venues are asked for a weekend: its first day, where it has one, and its guests. Null once that day is
 * past, as nobody is asked whether they were free.
 * @param today in Alberta
 */
export function askedWeekend(
  { days, events }: Pick<Weekend, "days" | "events">,
  today: string,
): { date: string | null; guests: number } | null {
  const date = days.kind === "date" ? days.date : null;
  if (date !== null && date < today) return null;
  return { date, guests: Math.max(...events.map(({ guests }) => guests)) };
}
