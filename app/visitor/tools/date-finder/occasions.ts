import { dateParts, weekdayOf } from "#app/calendar/date-arithmetic.ts";
import { formatDayAndMonth, weekdayNameOf } from "#app/calendar/date-words.ts";
import { holidayOn, longWeekendOf } from "#app/calendar/holidays.ts";
import { isStampede, stampedeOf } from "#app/calendar/stampede.ts";

/** An event of the calendar on the wedding's day. */
export type Occasion = { title: string; text: string; source: string };

const checked = "checked 21 November 2026";
const holidaySource = `stlawyers.ca for the list, dates by rule; ${checked}`;

/** What falls on a date: holiday, long weekend, Stampede, and the usual price of its weekday. */
export function occasionsOf(date: string): Occasion[] {
  return [holiday(date), longWeekend(date), stampede(date), weekday(date)].filter(
    (occasion) => occasion !== null,
  );
}

function holiday(date: string): Occasion | null {
  const found = holidayOn(date);
  if (found === null) return null;
  return {
    title: found.name,
    text: found.general
      ? "A general holiday in Alberta. Ask the venue whether its staff cost more on it, and registries and shops about their hours."
      : "An optional holiday in Alberta: some people are off, many are not. Ask the venue about its hours.",
    source: holidaySource,
  };
}

function longWeekend(date: string): Occasion | null {
  const found = longWeekendOf(date);
  if (found === null || found.date === date) return null;
  return {
    title: `The long weekend of ${found.name}`,
    text: "Guests have time to travel, and rooms go early. A Sunday of a long weekend is often priced like a Saturday.",
    source: `${holidaySource}; prices from general knowledge`,
  };
}

function stampede(date: string): Occasion | null {
  if (!isStampede(date)) return null;
  const { first, last } = stampedeOf(dateParts(date)[0]);
  return {
    title: `The Calgary Stampede, ${formatDayAndMonth(first)} to ${formatDayAndMonth(last)}`,
    text: "Hotel rooms in Calgary cost about twice as much, and the parade closes downtown streets on the opening Friday morning.",
    source: `The dates follow a rule that held for every year we checked from 2008 to 2026; confirm them with the Stampede. Effects from general knowledge; ${checked}`,
  };
}

function weekday(date: string): Occasion {
  const [, month] = dateParts(date);
  const day = weekdayOf(date);
  const dear = day === 6 && month >= 5 && month <= 10;
  const cheap = day !== 6 || month <= 3;
  return {
    title: dear ? "A Saturday from May to October" : `A ${weekdayNameOf(date)} in ${seasonWords(month)}`,
    text: dear
      ? "The dearest and the first to be taken: a Friday, a Sunday or a winter date often costs 10 to 30% less."
      : cheap
        ? "Often 10 to 30% less than a Saturday from May to October. Ask for it."
        : "Outside the season of May to October; prices may give a little. Ask.",
    source: "Our rule of thumb, not a quotation",
  };
}

function seasonWords(month: number): string {
  if (month >= 5 && month <= 10) return "the season of May to October";
  return month <= 3 ? "the quiet months" : "the off-season";
}
