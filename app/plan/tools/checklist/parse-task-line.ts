import { addDays } from "#app/calendar/date-arithmetic.ts";
import { addMonths } from "#app/calendar/add-months.ts";

import { validDay } from "#app/plan/rules/checklist/wedding-date.ts";

/** The parsed line of an added task. */
export type TaskLine = {
  title: string;
  due: string | null;
  assignee: string;
  /** Id of an event, or ''. */
  event: string;
};

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const monthWord = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** 'by 12 May', 'by May 12, 2027', 'by 2027-05-12', 'by tomorrow'. */
const byDay = new RegExp(
  String.raw`\sby\s+(?:(\d{4}-\d\d-\d\d)|(today|tomorrow)|(\d{1,2})\s+(${monthWord})[a-z]*\.?(?:,?\s+(\d{4}))?|(${monthWord})[a-z]*\.?\s+(\d{1,2})(?:,?\s+(\d{4}))?)(?=\s|$)`,
  "i",
);
const byName = /\s@(?:"([^"]{1,120})"|(\S{1,120}))/;
const byEvent = /\s#(\S{1,60})/;

/**
 * Parses 'Fetch the safas by 12 May @Daniel #reception'. A day without a year is the next such day; an
 * unknown mark stays in the title.
 * @param today in the form yyyy-mm-dd
 */
export function parseTaskLine(
  line: string,
  events: readonly { id: string; name: string }[],
  today: string,
): TaskLine {
  // A mark at the very beginning counts too.
  let rest = ` ${line}`;
  const day = byDay.exec(rest);
  const due = day === null ? null : readDay(day, today);
  if (day !== null && due !== null) rest = rest.replace(day[0], "");
  const named = byEvent.exec(rest);
  const event = named === null ? "" : findEvent(named[1] ?? "", events);
  if (named !== null && event !== "") rest = rest.replace(named[0], "");
  const person = byName.exec(rest);
  if (person !== null) rest = rest.replace(person[0], "");
  const title = rest.trim().replaceAll(/\s+/g, " ").slice(0, 300).trimEnd();
  return { title, due, assignee: person?.[1] ?? person?.[2] ?? "", event };
}

function readDay(found: RegExpExecArray, today: string): string | null {
  const [, iso, word, dayFirst, monthAfter, yearAfter, monthFirst, dayAfter, yearLast] = found;
  if (iso !== undefined) return validDay(iso);
  if (word !== undefined) return addDays(today, word.toLowerCase() === "today" ? 0 : 1);
  const month = months.indexOf((monthAfter ?? monthFirst ?? "").slice(0, 3).toLowerCase()) + 1;
  const within = (year: string) =>
    validDay(`${year}-${String(month).padStart(2, "0")}-${(dayFirst ?? dayAfter ?? "").padStart(2, "0")}`);
  const year = yearAfter ?? yearLast;
  if (year !== undefined) return within(year);
  const thisYear = within(today.slice(0, 4));
  return thisYear !== null && thisYear >= today ? thisYear : within(addMonths(today, 12).slice(0, 4));
}

const folded = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

function findEvent(typed: string, events: readonly { id: string; name: string }[]): string {
  const wanted = folded(typed);
  if (wanted === "") return "";
  return events.find(({ name }) => folded(name).startsWith(wanted))?.id ?? "";
}
