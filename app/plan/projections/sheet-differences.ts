import { z } from "zod";

import { toldEvent, toldPeople } from "#app/plan/rules/schedule/describe-people.ts";

import type { BusinessSheetContact, BusinessSheetLine } from "./business-sheet-data.ts";

/** A line as it was seen. */
export const seenLine = z.object({
  date: z.string(),
  start: z.number(),
  end: z.number(),
  title: z.string(),
  // What a former version stored has none of these: they are no news then.
  place: z.string().optional(),
  /** Short hashes of people, the guests of its event, notes, diets with allergies, and dishes: only whether they changed is told. */
  people: z.string().optional(),
  guests: z.string().optional(),
  /** Whether it said the guests and meals of its event. */
  ofEvent: z.boolean().optional(),
  notes: z.string().optional(),
  diets: z.string().optional(),
  dishes: z.string().optional(),
});

type SeenLine = z.infer<typeof seenLine>;

/** The lines of a sheet as a device last saw them. */
export type SeenLines = Readonly<Record<string, SeenLine>>;

type SheetContent = {
  /** Minutes after midnight of the first day. */
  loadIn: number | null;
  toCall: readonly string[];
  beside: readonly Pick<BusinessSheetContact, "name" | "contact" | "phone" | "email">[];
  days: readonly { date: string; lines: readonly BusinessSheetLine[] }[];
};

/** Load-in among the lines that a device saw; no line of a plan has a stroke in its id. */
const loadInId = "/load-in";

/** Whom to call, and which other vendors are there, in the same place. */
const callId = "/call";
const besideId = "/beside";

/** How a line differs from what the device saw last. */
export type LineNews = { kind: "same" } | { kind: "new" } | ({ kind: "changed" } & LineDifference);

/** What of a line is another than it was. */
export type LineDifference = {
  hours: Pick<SeenLine, "date" | "start" | "end"> | null;
  /** The former title; null where it is the same. */
  title: string | null;
  /** The former place; null where it is the same. */
  place: string | null;
  people: boolean;
  /** The number of its event's guests. */
  guests: boolean;
  notes: boolean;
  /** Diets or allergies. */
  diets: boolean;
  dishes: boolean;
};

/** What there is to see of a sheet, by line. */
export function seenLinesOf(sheet: SheetContent): SeenLines {
  const { days } = sheet;
  const loadIn = loadInOf(sheet);
  const call = contactsOf(sheet, "Call on the day", callWords(sheet));
  const beside = contactsOf(sheet, "Also there", besideWords(sheet));
  const seen = Object.fromEntries(
    days.flatMap(({ date, lines }) =>
      lines.map(({ id, type, start, end, title, place, people, event, notes, diets, allergies, dishes }) => [
        id,
        {
          date,
          start,
          end,
          title,
          place,
          people: shortHash(toldPeople({ type, people })),
          guests: shortHash(toldEvent(event)),
          ofEvent: event !== null,
          notes: shortHash(notes),
          diets: shortHash(`${diets}\n${allergies}`),
          dishes: shortHash(dishes),
        },
      ]),
    ),
  );
  return {
    ...seen,
    ...(loadIn !== null && { [loadInId]: loadIn }),
    ...(call !== null && { [callId]: call }),
    ...(beside !== null && { [besideId]: beside }),
  };
}

/** People and their numbers, as a line of the first day. */
function contactsOf({ days }: SheetContent, title: string, words: string): SeenLine | null {
  const date = days[0]?.date;
  return date === undefined ? null : { date, start: 0, end: 0, title, notes: shortHash(words) };
}

const callWords = ({ toCall }: SheetContent) => toCall.join("\n");

const besideWords = ({ beside }: SheetContent) =>
  beside.map(({ name, contact, phone, email }) => [name, contact, phone, email].join("\t")).join("\n");

/** Whether others are to be called on the day than when the device looked last. */
export const isCallChanged = (sheet: SheetContent, seen: SeenLines): boolean =>
  isOther(seen[callId]?.notes, callWords(sheet));

/** Whether other vendors are there, or with other numbers, than when the device looked last. */
export const isBesideChanged = (sheet: SheetContent, seen: SeenLines): boolean =>
  isOther(seen[besideId]?.notes, besideWords(sheet));

/** The first day, where it has an hour of load-in, as a line. */
function loadInOf({ loadIn, days }: SheetContent): SeenLine | null {
  const date = days[0]?.date;
  return loadIn === null || date === undefined
    ? null
    : { date, start: loadIn, end: loadIn, title: "Load-in" };
}

/** When load-in was, where that is another day or hour now; one that is new has no former. */
export function formerLoadIn(sheet: SheetContent, seen: SeenLines): Pick<SeenLine, "date" | "start"> | null {
  const [now, was] = [loadInOf(sheet), seen[loadInId]];
  if (now === null || was === undefined) return null;
  return now.date === was.date && now.start === was.start ? null : was;
}

/** How a line of a day differs from what was seen. */
export function lineNews(date: string, line: BusinessSheetLine, seen: SeenLines): LineNews {
  const from = seen[line.id];
  if (from === undefined) return { kind: "new" };
  const { start, end, title, place, event, notes, diets, allergies, dishes } = line;
  // Guests and meals of a moment's event stand on this line, or on the event's own: that is no change of them.
  const isSameSource = (from.ofEvent ?? false) === (event !== null);
  const news = {
    hours: from.date === date && from.start === start && from.end === end ? null : from,
    title: from.title === title ? null : from.title,
    place: from.place === undefined || from.place === place ? null : from.place,
    people: isOther(from.people, toldPeople(line)),
    guests: isSameSource && isOther(from.guests, toldEvent(event)),
    notes: isOther(from.notes, notes),
    diets: isSameSource && isOther(from.diets, `${diets}\n${allergies}`),
    dishes: isSameSource && isOther(from.dishes, dishes),
  };
  const isSame = Object.values(news).every((one) => one === null || one === false);
  return isSame ? { kind: "same" } : { kind: "changed", ...news };
}

const isOther = (hash: string | undefined, text: string) => hash !== undefined && hash !== shortHash(text);

/** FNV-1a of 32 bits: enough to tell whether a text is another one. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Lines that were seen and that are on the sheet no more; load-in is one. */
export function removedLines(seen: SeenLines, sheet: SheetContent): (SeenLine & { id: string })[] {
  const present = seenLinesOf(sheet);
  return Object.entries(seen).flatMap(([id, line]) =>
    id in present || id === callId || id === besideId ? [] : [{ id, ...line }],
  );
}
