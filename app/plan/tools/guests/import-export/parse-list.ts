import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { readInvitation, showInvitation } from "#app/plan/guests/invitation-text.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";

import type { ListedGuest } from "./guests-cell.ts";
import type { ColumnMeaning } from "./list-columns.ts";
import { readLine, type SideWords } from "./parse-line.ts";

/** A household as a list says it; what the list does not say is not in it. */
export type ListedHousehold = {
  /** In the file, counted from 1; of the first line where several people are one household. */
  line: number;
  reference: string;
  values: Partial<Omit<Household, "id">> & { name: string };
  guests: ListedGuest[];
  /** What is typed at each event that the line says something of. */
  invitations: ReadonlyMap<string, string>;
};

/** A line that cannot be taken over, and why, as a sentence. */
export type UnreadLine = { line: number; why: string };

export type ReadList = { listed: ListedHousehold[]; unread: UnreadLine[] };

/**
 * Reads the lines of a guest list. A line is a household; where a column has the names of single guests,
 * the lines of one household are put together. A line with anything that cannot be read is not taken at
 * all: it stays where it was, and its number and what is wrong with it are said.
 */
export function readList(
  rows: readonly { line: number; cells: readonly string[] }[],
  columns: readonly ColumnMeaning[],
  sides: SideWords,
): ReadList {
  const listed: ListedHousehold[] = [];
  const unread: UnreadLine[] = [];
  const byName = new Map<string, ListedHousehold>();
  for (const { line, cells } of rows) {
    const read = readLine(cells, columns, sides);
    if ("why" in read) {
      unread.push({ line, why: read.why });
      continue;
    }
    const key = foldText(read.values.name);
    const known = read.isPerson ? byName.get(key) : undefined;
    if (known === undefined) {
      const household = { ...read, line };
      listed.push(household);
      if (read.isPerson) byName.set(key, household);
    } else Object.assign(known, together(known, read));
  }
  return { listed, unread };
}

type Part = Omit<ListedHousehold, "line">;

/** One more person of a household: what the first lines say stays, people and invitations add up. */
function together(known: Part, more: Part): Part {
  const tags = new Set([...(known.values.tags ?? []), ...(more.values.tags ?? [])]);
  const events = new Set([...known.invitations.keys(), ...more.invitations.keys()]);
  return {
    reference: known.reference,
    values: {
      ...more.values,
      ...known.values,
      people: (known.values.people ?? 1) + (more.values.people ?? 1),
      ...(tags.size === 0 ? {} : { tags: [...tags] }),
    },
    guests: [...known.guests, ...more.guests],
    invitations: new Map(
      [...events].map((event) => [event, added(known.invitations.get(event), more.invitations.get(event))]),
    ),
  };
}

function added(one = "no", other = "no"): string {
  const cells = [one, other].flatMap((typed) => readInvitation(typed, 1) ?? []);
  if (cells.length === 0) return "no";
  const answered = cells.some(({ coming }) => coming !== null);
  return showInvitation({
    invited: cells.reduce((sum, { invited }) => sum + invited, 0),
    coming: answered ? cells.reduce((sum, { coming }) => sum + (coming ?? 0), 0) : null,
  });
}
