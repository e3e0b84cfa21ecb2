import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import { parseInvitation, formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";

import type { UnansweredLine } from "./empty-replies.ts";
import type { ColumnMeaning } from "./list-columns.ts";
import type { ListedHousehold, RejectedLine, UnclearCell } from "./listed-household.ts";
import { parseLine, type SideMapping } from "./parse-line.ts";
import type { ListEvent } from "./event-names.ts";

export type ParsedList = {
  listed: ListedHousehold[];
  unread: RejectedLine[];
  unclear: UnclearCell[];
  empty: UnansweredLine[];
};

/**
 * Parses the lines of a guest list. A line is a household; where a column has the names of single guests, the
 * lines of one household are merged. A line without a name is not imported: it is reported with its number.
 * Cells that are not understood are reported and go to the notes.
 * @param headings by column; null where the file has none
 * @param events of the plan, which a cell can name
 */
export function parseList(
  rows: readonly { line: number; cells: readonly string[] }[],
  columns: readonly ColumnMeaning[],
  sides: SideMapping,
  headings: readonly string[] | null = null,
  events: readonly ListEvent[] = [],
): ParsedList {
  const listed: ListedHousehold[] = [];
  const unread: RejectedLine[] = [];
  const unclear: UnclearCell[] = [];
  const empty: UnansweredLine[] = [];
  const byName = new Map<string, ListedHousehold>();
  const seen = new Map<string, number>();
  for (const { line, cells } of rows) {
    const parsed = parseLine(cells, columns, sides, headings, events);
    if ("why" in parsed) {
      unread.push({ line, why: parsed.why });
      continue;
    }
    const { empty: unsaid, ...read } = parsed;
    const repeated = read.isPerson ? repeatOf(cells, line, seen) : undefined;
    if (repeated !== undefined) {
      unread.push({ line, why: `It repeats line ${repeated}: the same person, the same words.` });
      continue;
    }
    for (const why of read.unclear) unclear.push({ line, household: read.values.name, why });
    const key = foldName(read.values.name);
    const known = read.isPerson ? byName.get(key) : undefined;
    for (const [event, means] of unsaid) empty.push({ household: known?.line ?? line, event, means });
    if (known === undefined) {
      const household = { ...read, line };
      listed.push(household);
      if (read.isPerson) byName.set(key, household);
    } else Object.assign(known, together(known, read));
  }
  return { listed, unread, unclear, empty };
}

const placeholder = /\b(guest|plus one|tbd|unnamed|child)\b|^\+/i;

/** The line that says the same of the same named person. */
function repeatOf(cells: readonly string[], line: number, seen: Map<string, number>): number | undefined {
  const key = cells.map(foldName).join("\u0000");
  if (placeholder.test(cells.join(" "))) return undefined;
  const before = seen.get(key);
  if (before === undefined) seen.set(key, line);
  return before;
}

type Part = Omit<ListedHousehold, "line">;

/** A further person of a household: values of the first lines stay, people, notes and invitations add up. */
function together(known: Part, more: Part): Part {
  const tags = new Set([...(known.values.tags ?? []), ...(more.values.tags ?? [])]);
  const events = new Set([...known.invitations.keys(), ...more.invitations.keys()]);
  const notes = [...new Set([known.values.notes, more.values.notes])].filter(Boolean).join("\n");
  const person = more.guests[0]?.name ?? more.values.name;
  const others = (["email", "phone", "address", "message"] as const).flatMap((field) => {
    const [first, second] = [known.values[field], more.values[field]];
    return first !== undefined && second !== undefined && first !== second
      ? [`${person}, ${field}: ${second.replaceAll("\n", " / ")}`]
      : [];
  });
  return {
    reference: known.reference,
    values: {
      ...more.values,
      ...known.values,
      people: Math.min((known.values.people ?? 1) + (more.values.people ?? 1), 500),
      ...(childrenOf(known, more) > 0 && { children: childrenOf(known, more) }),
      ...(notes !== "" && { notes }),
      ...(tags.size > 0 && { tags: [...tags] }),
    },
    guests: [...known.guests, ...more.guests],
    leftovers: [...known.leftovers, ...more.leftovers, ...others],
    invitations: new Map(
      [...events].map((event) => [event, added(known.invitations.get(event), more.invitations.get(event))]),
    ),
    open: new Map(
      [...events].map((event) => {
        const both = [known, more].flatMap(({ open }) => open.get(event) ?? []);
        const count = both.reduce((sum, each) => sum + each.count, 0);
        return [event, { count, names: both.flatMap(({ names }) => names) }];
      }),
    ),
  };
}

const childrenOf = (known: Part, more: Part) => (known.values.children ?? 0) + (more.values.children ?? 0);

function added(one = "no", other = "no"): string {
  const cells = [one, other].flatMap((typed) => parseInvitation(typed, 1) ?? []);
  if (cells.length === 0) return "no";
  const answered = cells.some(({ coming }) => coming !== null);
  return formatInvitation({
    invited: cells.reduce((sum, { invited }) => sum + invited, 0),
    coming: answered ? cells.reduce((sum, { coming }) => sum + (coming ?? 0), 0) : null,
  });
}
