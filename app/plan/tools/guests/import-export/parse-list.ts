import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { parseInvitation, formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import type { ListedGuest } from "./guests-cell.ts";
import type { ColumnMeaning } from "./list-columns.ts";
import { parseLine, type SideMapping } from "./parse-line.ts";

/** A household as parsed from a list; fields that the list does not have are absent. */
export type ListedHousehold = {
  /** Line number in the file, from 1; of the first line where several people are one household. */
  line: number;
  reference: string;
  values: Partial<Omit<HouseholdRow, "id">> & { name: string };
  guests: ListedGuest[];
  /** The typed text for each event that the line mentions. */
  invitations: ReadonlyMap<string, string>;
};

/** A line that cannot be imported, and why, as a sentence. */
export type RejectedLine = { line: number; why: string };

export type ParsedList = { listed: ListedHousehold[]; unread: RejectedLine[] };

/**
 * Parses the lines of a guest list. A line is a household; where a column has the names of single guests, the
 * lines of one household are merged. A line with any invalid value is not imported at all: it is reported
 * with its number and the problem.
 */
export function parseList(
  rows: readonly { line: number; cells: readonly string[] }[],
  columns: readonly ColumnMeaning[],
  sides: SideMapping,
): ParsedList {
  const listed: ListedHousehold[] = [];
  const unread: RejectedLine[] = [];
  const byName = new Map<string, ListedHousehold>();
  for (const { line, cells } of rows) {
    const read = parseLine(cells, columns, sides);
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

/** A further person of a household: values of the first lines stay, people and invitations add up. */
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
  const cells = [one, other].flatMap((typed) => parseInvitation(typed, 1) ?? []);
  if (cells.length === 0) return "no";
  const answered = cells.some(({ coming }) => coming !== null);
  return formatInvitation({
    invited: cells.reduce((sum, { invited }) => sum + invited, 0),
    coming: answered ? cells.reduce((sum, { coming }) => sum + (coming ?? 0), 0) : null,
  });
}
