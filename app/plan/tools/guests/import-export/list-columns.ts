import { guessEventColumn, recognizeEventColumn, type EventColumn } from "./event-columns.ts";
import type { ListEvent } from "./event-names.ts";
import { headingsOf, plainHeading } from "./list-headings.ts";
import { listFields, type ListField } from "./list-fields.ts";
import { isNumber } from "./party-members.ts";

/**
 * The meaning of a column: a field, who is invited to an event, who answered for it, text for the notes; null
 * leaves it out.
 */
export type ColumnMeaning =
  | { field: ListField }
  | { event: string }
  | { reply: string }
  | { notes: true }
  | null;

export const listFieldIds = Object.keys(listFields).filter((id): id is ListField => id in listFields);

const fieldOf = new Map(
  listFieldIds.flatMap((field) => headingsOf(field).map((heading) => [heading, field] as const)),
);

const wholeNames = new Set(["name", "names", "full name", "nom", "nom complet", "नाम", "ਨਾਮ", "નામ", "نام"]);

/**
 * The meaning of a table's columns, by their headings. The heading 'Name' means the household, unless another
 * column has the households: then it means one guest. What is not understood goes to the notes. Replies to no
 * event by name are those to the plan's only event or, in a file that names no event, to its reception.
 * @param events whose names may be headings
 * @param rows below the headings: 'Guests' above numbers is how many they are, above names who they are
 */
export function recognizeColumns(
  headings: readonly string[],
  events: readonly ListEvent[],
  rows: readonly { cells: readonly string[] }[] = [],
): ColumnMeaning[] {
  const taken = new Set<string>();
  const once = (key: string, meaning: ColumnMeaning): ColumnMeaning => {
    if (taken.has(key)) return { notes: true };
    taken.add(key);
    return meaning;
  };
  const plain = headings.map(plainHeading);
  const named = plain.map((words) => (words === "" ? undefined : recognizeEventColumn(words, events)));
  // An event that a heading calls by its own name is meant by no other heading.
  const unnamed = events.filter(
    ({ id }) => !named.some((column) => column !== undefined && eventIn(column) === id),
  );
  const meanings = plain.map((words, at): ColumnMeaning => {
    if (words === "") return { notes: true };
    // The couple's own names come first: an event may be called 'Party'.
    const field = fieldOf.get(words) ?? (/\b(meal|entree|dinner) choice$/.test(words) ? "meal" : undefined);
    const event = named[at] ?? (field === undefined ? guessEventColumn(words, unnamed) : undefined);
    if (event !== undefined) return once(`${"reply" in event ? "reply" : "event"} ${eventIn(event)}`, event);
    return field === undefined ? { notes: true } : once(field, { field });
  });
  const name = headings.findIndex((heading) => wholeNames.has(plainHeading(heading)));
  // With a column 'Prénom' beside it, 'Nom' is the family name.
  if (name >= 0 && taken.has("first") && !taken.has("last") && plainHeading(headings[name] ?? "") === "nom")
    meanings[name] = { field: "last" };
  else if (name >= 0) meanings[name] = { field: taken.has("household") ? "guest" : "household" };
  return withGeneralReply(withCounts(headings, meanings, rows), events);
}

/**
 * The first column of guests whose cells are mostly numbers is how many they are, unless another column is. 'Guest #'
 * above 1, 2, 3 … numbers the lines.
 */
function withCounts(
  headings: readonly string[],
  meanings: ColumnMeaning[],
  rows: readonly { cells: readonly string[] }[],
): ColumnMeaning[] {
  if (meanings.some((one) => isField(one, "people"))) return meanings;
  const filledIn = (at: number) => rows.flatMap(({ cells }) => cells[at]?.trim() || []);
  const counted = meanings.findIndex((meaning, at) => {
    if (!isField(meaning, "guests") && !isField(meaning, "guest")) return false;
    const filled = filledIn(at);
    return filled.filter(isNumber).length * 2 > filled.length;
  });
  if (counted < 0) return meanings;
  const numbersLines =
    plainHeading(headings[counted] ?? "") === "guest" &&
    filledIn(counted).every((cell, at) => Number(cell) === at + 1);
  return meanings.with(counted, numbersLines ? null : { field: "people" });
}

const isField = (meaning: ColumnMeaning, field: ListField) =>
  meaning !== null && "field" in meaning && meaning.field === field;

const eventIn = (column: EventColumn) => ("reply" in column ? column.reply : column.event);

/** Replies to no event by name are those to the plan's only event, or to its reception. */
function withGeneralReply(meanings: ColumnMeaning[], events: readonly ListEvent[]): ColumnMeaning[] {
  const namesEvent = meanings.some((one) => one !== null && ("event" in one || "reply" in one));
  const meant =
    events.length === 1
      ? events[0]
      : events.find(({ name }) => /^(wedding )?reception$|^wedding$/i.test(name.trim()));
  if (namesEvent || meant === undefined) return meanings;
  return meanings.map((one) =>
    one !== null && "field" in one && one.field === "reply" ? { reply: meant.id } : one,
  );
}

/** Whether the columns name the guests; without that nothing can be imported. */
export const hasNameColumn = (columns: readonly ColumnMeaning[]) =>
  columns.some(
    (meaning) =>
      meaning !== null &&
      "field" in meaning &&
      ["household", "guest", "first", "last"].includes(meaning.field),
  );
