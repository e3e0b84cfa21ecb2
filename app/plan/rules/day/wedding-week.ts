import { addDays, daysBetween } from "#app/calendar/date-arithmetic.ts";
import { dayAndMinutes } from "#app/plan/rules/schedule/clock-minutes.ts";
import type { TimelineDay, TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";

/** Until this minute of the morning it is still the evening before. */
const nightEndsAt = 300;

/**
 * The day that a minute of Alberta's wall clock belongs to: a party after midnight is still the evening before. After
 * a day without events, the morning begins at midnight.
 * @param days of the plan's events or schedule
 */
export function runSheetDate(clock: number, days: readonly { date: string }[]): string {
  const { date, minutes } = dayAndMinutes(clock);
  const evening = addDays(date, -1);
  return minutes < nightEndsAt && days.some((day) => day.date === evening) ? evening : date;
}

/**
 * What the run sheet of a day shows: its entries, and those of the night after it, which have the next day's date.
 * @param days of the schedule
 */
export function runSheetEntries(days: readonly TimelineDay[], date: string): TimelineEntry[] {
  const entriesOf = (wanted: string) => days.find((day) => day.date === wanted)?.entries ?? [];
  const night = entriesOf(addDays(date, 1)).filter(({ when }) => when.start < nightEndsAt);
  return [...entriesOf(date), ...night];
}

/**
 * Whether it is the week of the wedding: one of its days is today, or at most six days ahead. An engagement party
 * in February has a week of its own, and the months until a wedding in June are no part of it.
 * @param days of the plan's events or schedule
 * @param today in Alberta, as 2027-06-19
 */
export function isWeddingWeek(days: readonly { date: string }[], today: string): boolean {
  return days.some(({ date }) => {
    const ahead = daysBetween(today, date);
    return ahead >= 0 && ahead <= 6;
  });
}

/** The day to show first: today if it is one of them, else the next one, else the last one. */
export function firstShownDay(days: readonly { date: string }[], today: string): string | null {
  const next = days.find(({ date }) => date >= today) ?? days.at(-1);
  return next?.date ?? null;
}
