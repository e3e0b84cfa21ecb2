import { formatCount } from "#app/languages/site-language.ts";
import { formatDollars, parseDollars } from "#app/money/canadian-dollars.ts";

/** The parsed value of a text; or what is wrong with it, as a clause without a full stop. */
export type FieldParser<Value> = (typed: string) => { ok: true; value: Value } | { ok: false; error: string };

/** Any text, exactly as it was typed. */
export const parseText: FieldParser<string> = (value) => ({ ok: true, value });
/** The reverse of `parseText`. */
export const formatText = (value: string) => value;

/** What is wrong with a number outside its bounds, or with none where one is needed. */
export const askForNumber = (least: number, most: number): string =>
  `enter a number from ${formatCount(least)} to ${formatCount(most)}`;

/** A whole number, or empty. */
export function parseInteger(least: number, most: number): FieldParser<number | null> {
  return (typed) => {
    const text = typed.replaceAll(/[\s,]/g, "");
    if (text === "") return { ok: true, value: null };
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most
      ? { ok: true, value }
      : { ok: false, error: askForNumber(least, most) };
  };
}
/** Digits without separators; empty for null. */
export const formatInteger = (value: number | null) => (value === null ? "" : String(value));

/**
 * Dollars as cents, or empty.
 * @param negative what is wrong with a negative amount
 */
export function parseMoney(
  mostCents: number,
  negative = "an amount can’t be less than $0: take out the minus",
): FieldParser<number | null> {
  return (typed) => {
    if (typed.trim() === "") return { ok: true, value: null };
    if (isNegative(typed)) return { ok: false, error: negative };
    const cents = parseDollars(typed);
    return cents !== null && cents <= mostCents
      ? { ok: true, value: cents }
      : { ok: false, error: `enter an amount in dollars up to ${formatDollars(mostCents)}` };
  };
}

/** In cents. */
export const largestPayment = 1_000_000_000;

/** The amount of a payment; a refund is often typed as a negative one. */
export const parsePayment = parseMoney(
  largestPayment,
  "a payment can’t be less than $0: for a refund, lower the payment that was refunded",
);

/** An amount with a minus (a hyphen, the sign itself or a dash) before it or after the dollar sign. */
const isNegative = (typed: string) =>
  /^[-−–]./u.test(typed.replaceAll(/[\s$]/gu, "")) && parseDollars(typed.replace(/[-−–]/u, "")) !== null;

/** Cents in dollars, such as '$1,250'; empty for null. */
export const formatMoney = (cents: number | null) => (cents === null ? "" : formatDollars(cents));

/** A day between 1900 and 2100, or empty. */
export const parseDay: FieldParser<string | null> = (typed) => {
  if (typed === "") return { ok: true, value: null };
  const isDay = /^\d{4}-\d\d-\d\d$/.test(typed) && !Number.isNaN(Date.parse(typed));
  const year = Number(typed.slice(0, 4));
  return isDay && year >= 1900 && year <= 2100
    ? { ok: true, value: typed }
    : { ok: false, error: "enter a day between 1900 and 2100" };
};

/** What is odd about a day, which is accepted all the same: a typo in the year is easily missed. */
export function warnAboutDay(day: string | null, today: string): string | null {
  if (day === null) return null;
  if (day < today) return "This day has passed.";
  const years = Number(day.slice(0, 4)) - Number(today.slice(0, 4));
  return years > 5 ? `That date is ${years} years away. Check the year.` : null;
}

/** The same of a day on which something was done. */
export const warnAboutPastDay = (day: string | null, today: string): string | null =>
  day !== null && day > today ? "This day is still to come." : null;

/** A remark on an email that no mail would reach; what is typed stays, as it may be half an address. */
export const warnAboutEmail = (email: string): string | null =>
  email === "" || /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email) ? null : "This isn’t a whole email address.";

/** A day for a date field, yyyy-mm-dd; empty for null. */
export const formatDateInput = (day: string | null) => day ?? "";

/** Minutes after midnight of a time such as 18:30, or empty. */
export const parseTime: FieldParser<number | null> = (typed) => {
  if (typed === "") return { ok: true, value: null };
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(typed) ?? [];
  return hours === undefined || minutes === undefined
    ? { ok: false, error: "enter a time such as 18:30" }
    : { ok: true, value: 60 * Number(hours) + Number(minutes) };
};
/** Minutes after midnight for a time field, such as '18:30'; empty for null. */
export const formatTimeInput = (minutes: number | null) =>
  minutes === null
    ? ""
    : `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
