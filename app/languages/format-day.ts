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

/**
 * A day in a guest's language: '19 ਜੂਨ 2027' for '2027-06-19', in the digits of the printed card. The names of
 * the months are messages: those of the runtime can differ between server and browser, and a browser may have
 * none for a language.
 * @throws RangeError when the text is not such a day
 */
export function formatDay(say: Say<"date">, day: string): string {
  const [, year = "", month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const key = months[Number(month) - 1];
  if (key === undefined) throw new RangeError(`'${day}' is not a day in the form yyyy-mm-dd.`);
  const values = { day: Number(date), month: say("date", key), year };
  return values.day === 1 ? say("date", "firstDay", values) : say("date", "day", values);
}

/** A time of day in a guest's language: 'ਸ਼ਾਮ 6:00 ਵਜੇ' for 1080 minutes after midnight. */
export function formatTime(say: Say<"time">, minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  const time = say("time", "hours") === "24" ? `${hour} h ${minute}` : `${((hour + 11) % 12) + 1}:${minute}`;
  return say("time", partOfDay(hour), { time });
}

function partOfDay(hour: number) {
  if (hour < 4) return "smallHours";
  if (hour < 12) return "morning";
  if (hour < 16) return "afternoon";
  return hour < 20 ? "evening" : "night";
}
