import { addDays, daysBetween, makeDate } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { monthNames } from "#app/calendar/format-date.ts";

import { askedEventsHeading } from "./describe-asked-events.ts";

/**
 * The couple's text with its list of events moved by as many days as the wedding day; the rest of it stays.
 * @returns null where no event is listed with a date: 'Day 2' is true of every wedding day
 */
export function moveAskedEvents(text: string, from: string, to: string): string | null {
  const days = daysBetween(from, to);
  let isList = false;
  const moved = text.split("\n").map((line) => {
    const event = parseDatedLine(line);
    isList = line === askedEventsHeading || (isList && event !== null);
    return isList && event !== null ? `${formatWeekdayDate(addDays(event.date, days))}:${event.rest}` : line;
  });
  const after = moved.join("\n");
  return after === text ? null : after;
}

/** 'Friday, 18 June 2027: Sangeet, 300 guests' in its parts; null for every other line. */
function parseDatedLine(line: string): { date: string; rest: string } | null {
  const [, held, day, month = "", year, rest = ""] =
    /^([A-Z][a-z]+, (\d{1,2}) ([A-Z][a-z]+) (\d{4})):(.*)$/.exec(line) ?? [];
  const number = monthNames.indexOf(month) + 1;
  if (held === undefined || number === 0) return null;
  const date = makeDate(Number(year), number, Number(day));
  return formatWeekdayDate(date) === held ? { date, rest } : null;
}
