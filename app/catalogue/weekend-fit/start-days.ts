import { addDays, dateParts, weekdayOf } from "#app/calendar/date-arithmetic.ts";

import type { EventDay } from "./fit-rule.ts";
import type { WeekendDays } from "./weekend.ts";

/** Most first days that are looked at: a year and a half. */
const maxStarts = 550;

/** Every first day that a weekend may have. */
export function startDays(days: WeekendDays): EventDay[] {
  if (days.kind === "date") return [dayOf(days.date)];
  if (days.kind === "open")
    return Array.from({ length: 12 * 7 }, (_, at) => ({
      date: null,
      month: 1 + Math.floor(at / 7),
      weekday: at % 7,
    }));
  const starts: EventDay[] = [];
  for (
    let date = `${days.from}-01`;
    date.slice(0, 7) <= days.to && starts.length < maxStarts;
    date = addDays(date, 1)
  ) {
    const day = dayOf(date);
    if (days.weekday === null || day.weekday === days.weekday) starts.push(day);
  }
  return starts;
}

const dayOf = (date: string): EventDay => ({ date, month: dateParts(date)[1], weekday: weekdayOf(date) });

/** A day later; without a date the month stays. */
export function laterDay({ date, month, weekday }: EventDay, days: number): EventDay {
  return date === null ? { date, month, weekday: (weekday + days) % 7 } : dayOf(addDays(date, days));
}
