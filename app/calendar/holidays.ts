import { addDays, makeDate, nthWeekday, dateParts, weekdayOf } from "./date-arithmetic.ts";

/** A holiday in Alberta; general ones are days off for most people, optional ones only for some. */
export type Holiday = { date: string; name: string; general: boolean };

const monday = 1;

/**
 * Alberta's holidays of a year, by the rules that determine their dates: nine general ones and the common
 * optional ones. Source: stlawyers.ca for the list, checked 2026-11-21.
 */
export function holidaysOf(year: number): Holiday[] {
  const easter = easterSunday(year);
  return [
    general(makeDate(year, 1, 1), "New Year’s Day"),
    general(nthWeekday(year, 2, monday, 3), "Family Day"),
    general(addDays(easter, -2), "Good Friday"),
    optional(addDays(easter, 1), "Easter Monday"),
    general(lastMondayBefore(makeDate(year, 5, 25)), "Victoria Day"),
    general(makeDate(year, 7, 1), "Canada Day"),
    optional(nthWeekday(year, 8, monday, 1), "Heritage Day"),
    general(nthWeekday(year, 9, monday, 1), "Labour Day"),
    optional(makeDate(year, 9, 30), "National Day for Truth and Reconciliation"),
    general(nthWeekday(year, 10, monday, 2), "Thanksgiving"),
    general(makeDate(year, 11, 11), "Remembrance Day"),
    general(makeDate(year, 12, 25), "Christmas Day"),
    optional(makeDate(year, 12, 26), "Boxing Day"),
  ];
}

const general = (date: string, name: string): Holiday => ({ date, name, general: true });
const optional = (date: string, name: string): Holiday => ({ date, name, general: false });

/** The holiday on a date, if it is one. */
export function holidayOn(date: string): Holiday | null {
  const [year] = dateParts(date);
  return holidaysOf(year).find((holiday) => holiday.date === date) ?? null;
}

/**
 * The holiday that makes the weekend around a date long: a Friday, Saturday, Sunday or Monday beside a Friday
 * or Monday off. Of the optional holidays, only those observed by most of Alberta count.
 */
export function longWeekendOf(date: string): Holiday | null {
  const fromSaturday = ((weekdayOf(date) + 3) % 7) - 2;
  // Tuesday to Thursday belong to no weekend.
  if (fromSaturday > 2 || fromSaturday < -1) return null;
  const saturday = addDays(date, -fromSaturday);
  const offs = [holidayOn(addDays(saturday, -1)), holidayOn(addDays(saturday, 2))];
  const off = offs.find((holiday) => holiday !== null && isKept(holiday)) ?? null;
  if (off === null) return null;
  // The Friday or Monday itself belongs to the weekend only where it is off.
  const [fridayOff, mondayOff] = offs.map((holiday) => holiday !== null && isKept(holiday));
  if (fromSaturday === -1 && !fridayOff) return null;
  if (fromSaturday === 2 && !mondayOff) return null;
  return off;
}

function isKept(holiday: Holiday): boolean {
  return holiday.general || ["Heritage Day", "Easter Monday"].includes(holiday.name);
}

/**
 * Easter Sunday in the Gregorian calendar: the anonymous algorithm (Meeus, Astronomical Algorithms, 1991).
 */
export function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const e = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const i = Math.floor(c / 4);
  const k = c % 4;
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return makeDate(year, month, day);
}

/** Victoria Day: the last Monday before 25 May. */
function lastMondayBefore(date: string): string {
  const back = (weekdayOf(date) - monday + 6) % 7;
  return addDays(date, -(back + 1));
}
