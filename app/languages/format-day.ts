import type { Say } from "./translate.ts";

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

/** A calendar day in words of a language. */
type DayInWords = { weekday: string; day: string; month: string; year: string };

/**
 * The parts of a day in a guest's language, with the digits of the printed card. The names of months and days
 * are messages: those of the runtime can differ between server and browser, and a browser may have none for a
 * language.
 * @throws RangeError when the text is not such a day
 */
export function dayInWords(say: Say<"date">, date: string): DayInWords {
  const [, year = "", month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date) ?? [];
  const [monthKey, weekdayKey] = [
    months[Number(month) - 1],
    weekdays[new Date(`${date}T00:00Z`).getUTCDay()],
  ];
  if (monthKey === undefined || weekdayKey === undefined)
    throw new RangeError(`'${date}' is not a day in the form yyyy-mm-dd.`);
  return {
    weekday: say("date", weekdayKey),
    day: day === "01" ? say("date", "first") : String(Number(day)),
    month: say("date", monthKey),
    year,
  };
}

/** '19 ਜੂਨ 2027' for '2027-06-19'. */
export function formatDay(say: Say<"date">, date: string): string {
  const { day, month, year } = dayInWords(say, date);
  return say("date", "day", { day, month, year });
}

/** 'ਸ਼ਨੀਵਾਰ, 19 ਜੂਨ 2027'. */
export const formatWeekday = (say: Say<"date">, date: string): string =>
  say("date", "weekdayAndDay", { weekday: dayInWords(say, date).weekday, date: formatDay(say, date) });

/** From the first day to the last, without what both share: '17 ਤੋਂ 19 ਜੂਨ 2027'. */
export function formatDays(say: Say<"date" | "page">, from: string, to: string): string {
  if (from === to) return formatDay(say, from);
  const { day, month } = dayInWords(say, from);
  const first = from.slice(0, 7) === to.slice(0, 7) ? day : say("date", "dayAndMonth", { day, month });
  return say("page", "days", { first, last: formatDay(say, to) });
}

/** A time of day in a guest's language: 'ਸ਼ਾਮ 6:00 ਵਜੇ' for 1080 minutes after midnight. */
export function formatTime(say: Say<"time">, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  const time = say("time", "hours") === "24" ? `${hour} h ${minute}` : `${((hour + 11) % 12) + 1}:${minute}`;
  return say("time", partOfDay(hour), { time });
}

/** The same on the clock of the next day, too: 'ਰਾਤ 1:30 ਵਜੇ' for 90 and for 1530; noon and midnight by name. */
export function formatClock(say: Say<"time">, minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  if (ofDay === 0) return say("time", "midnight");
  return ofDay === 720 ? say("time", "noon") : formatTime(say, ofDay);
}

function partOfDay(hour: number) {
  if (hour < 4) return "smallHours";
  if (hour < 12) return "morning";
  if (hour < 16) return "afternoon";
  return hour < 20 ? "evening" : "night";
}
