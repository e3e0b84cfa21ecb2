import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { countChildren } from "#app/plan/rules/guests/count-children.ts";
import { householdSize } from "#app/plan/rules/guests/guest-limit.ts";
import type { Attendees, GuestRow, InvitationCell, HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import { compareInvitation } from "./compare-invitation.ts";
import { formatDietsCell } from "./diets-cell.ts";
import { formatGuestsCell, type ListedGuest } from "./guests-cell.ts";
import { longestNotes, type ListedHousehold, type OpenPeople } from "./listed-household.ts";
import type { ListEvent } from "./event-names.ts";

/** The present guest list. */
export type CurrentGuestList = {
  households: readonly HouseholdRow[];
  guestsOf: (household: string) => readonly GuestRow[];
  invitationsOf: (household: string) => ReadonlyMap<string, Answer>;
  /** Whom a household named of those who come, by event. */
  attendeesOf: (household: string) => ReadonlyMap<string, Attendees>;
  events: readonly ListEvent[];
  showSide: (side: HouseholdRow["side"]) => string;
  showTier: (tier: HouseholdRow["tier"]) => string;
};

/** The changes of a line, in words. */
type Change = { what: string; from: string; to: string };

/** The changes of importing a line: exactly what is written, and nothing else. */
export type ImportChanges = {
  values: Partial<Omit<HouseholdRow, "id">>;
  invitations: ReadonlyMap<string, InvitationCell | null>;
  /** The events whose changed answer is for a day that they are no longer on. */
  formerDays: ReadonlySet<string>;
  /** Those for whom a changed answer says nothing, by event, where the lines are people. */
  open: ReadonlyMap<string, OpenPeople>;
  /** New people, and people whose row changes. */
  guests: readonly { id: string | null; guest: ListedGuest }[];
  changes: readonly Change[];
};

/**
 * The household that a line means: the one with its reference, else the only one with its name. Two lines
 * never mean the same one.
 */
export function matchHouseholds(
  listed: readonly ListedHousehold[],
  households: readonly HouseholdRow[],
): Map<ListedHousehold, HouseholdRow> {
  const byId = new Map(households.map((household) => [household.id, household]));
  const byName = Map.groupBy(households, ({ name }) => foldName(name));
  const matches = new Map<ListedHousehold, HouseholdRow>();
  const taken = new Set<HouseholdRow>();
  const match = (entry: ListedHousehold, household: HouseholdRow | undefined) => {
    if (household === undefined || taken.has(household) || matches.has(entry)) return;
    taken.add(household);
    matches.set(entry, household);
  };
  for (const entry of listed) match(entry, byId.get(entry.reference));
  for (const entry of listed) {
    const named = byName.get(foldName(entry.values.name)) ?? [];
    if (named.length === 1) match(entry, named[0]);
  }
  return matches;
}

/** The values of a line that the household does not have; all of them for a new one (null). */
export function compareLine(
  entry: ListedHousehold,
  household: HouseholdRow | null,
  list: CurrentGuestList,
): ImportChanges {
  const changes: Change[] = [];
  const values: Partial<Omit<HouseholdRow, "id">> = {};
  const listed = { ...entry.values, ...notesWith(entry, household) };
  for (const { field, what, show } of compared) {
    const value = listed[field];
    if (value === undefined) continue;
    // Our own export counts the children named in replies, too.
    if (field === "children" && household !== null && value === childrenInExport(household, list)) continue;
    const [from, to] = [household === null ? "" : show(household, list), show(listed, list)];
    if (from === to) continue;
    Object.assign(values, { [field]: value });
    changes.push({ what, from, to });
  }

  const known = household === null ? [] : list.guestsOf(household.id);
  const changed = changedGuests(entry.guests, known);
  // Nobody is named who has no place. A list of our own says each size itself.
  const named = known.length + changed.filter(({ id }) => id === null).length;
  const size = householdSize({ people: entry.values.people ?? household?.people ?? null });
  const saysNoSize = entry.reference === "" && entry.values.people === undefined;
  if (saysNoSize && changed.length > 0 && named > size) {
    values.people = named;
    changes.push({ what: "People", from: household === null ? "" : String(size), to: String(named) });
  }
  const people = values.people ?? size;
  const current = household === null ? new Map<string, Answer>() : list.invitationsOf(household.id);
  const invitations = new Map<string, InvitationCell | null>();
  const formerDays = new Set<string>();
  const open = new Map<string, OpenPeople>();
  for (const { id, name } of list.events) {
    const line = { cell: entry.invitations.get(id) ?? "", silent: entry.open.get(id) };
    const change = compareInvitation(line, current.get(id), { people, known });
    if (change === null) continue;
    invitations.set(id, change.invitation);
    if (change.isForFormerDay) formerDays.add(id);
    if (change.open !== null) open.set(id, change.open);
    changes.push({ what: name, from: change.from, to: change.to });
  }
  if (changed.length > 0)
    changes.push({
      what: "Guests",
      from: formatGuestsCell(known),
      to: formatGuestsCell(changed.map(({ guest }) => guest)),
    });
  return { values, invitations, formerDays, open, guests: changed, changes };
}

const childrenInExport = ({ id, children }: HouseholdRow, list: CurrentGuestList) =>
  countChildren(children, list.guestsOf(id));

/** The notes with what no other field has room for, unless it is in them already. */
function notesWith(
  { values, leftovers }: ListedHousehold,
  household: HouseholdRow | null,
): { notes?: string } {
  const notes = values.notes ?? household?.notes ?? "";
  const lines = new Set(tidy(notes).split("\n"));
  const missing = leftovers.filter((text) => !lines.has(text));
  if (missing.length === 0) return {};
  return {
    notes: [notes, ...missing]
      .filter((text) => text !== "")
      .join("\n")
      .slice(0, longestNotes),
  };
}

type Field = {
  field: keyof ListedHousehold["values"];
  what: string;
  show: (held: Partial<HouseholdRow>, list: CurrentGuestList) => string;
};

const textField = (
  field: "name" | "allergies" | "proposer" | "email" | "phone" | "address" | "message" | "notes",
  what: string,
): Field => ({ field, what, show: (held) => tidy(held[field] ?? "") });

const compared: readonly Field[] = [
  textField("name", "Household"),
  { field: "side", what: "Side", show: ({ side }, { showSide }) => showSide(side ?? null) },
  { field: "tier", what: "Tier", show: ({ tier }, { showTier }) => showTier(tier ?? null) },
  { field: "people", what: "People", show: ({ people }) => `${people ?? ""}` },
  { field: "children", what: "Children", show: ({ children }) => `${children ?? ""}` },
  { field: "diets", what: "Diet", show: ({ diets }) => formatDietsCell(diets ?? []) },
  textField("allergies", "Allergies"),
  { field: "tags", what: "Tags", show: ({ tags }) => (tags ?? []).map(tidy).join(", ") },
  textField("proposer", "Proposed by"),
  textField("email", "Email"),
  textField("phone", "Phone"),
  textField("address", "Address"),
  textField("message", "Message"),
  textField("notes", "Notes"),
];

const tidy = (cell: string) => cell.replaceAll(/\r\n?/g, "\n").trim();

/** People that a household does not have under this name yet, and those with further values in the line. */
function changedGuests(
  listed: readonly ListedGuest[],
  known: readonly GuestRow[],
): { id: string | null; guest: ListedGuest }[] {
  const free = [...known];
  return listed.flatMap((guest): { id: string | null; guest: ListedGuest }[] => {
    const at = free.findIndex(({ name }) => foldName(name) === foldName(guest.name));
    const [held] = at < 0 ? [] : free.splice(at, 1);
    if (held === undefined) return [{ id: null, guest }];
    const merged: ListedGuest = {
      name: guest.name,
      child: guest.child || held.child,
      diets: guest.diets.length > 0 ? guest.diets : held.diets,
      allergies: guest.allergies || held.allergies,
      meal: guest.meal || held.meal,
    };
    return formatGuestsCell([merged]) ===
      formatGuestsCell([
        { ...held, name: tidy(held.name), allergies: tidy(held.allergies), meal: tidy(held.meal) },
      ])
      ? []
      : [{ id: held.id, guest: merged }];
  });
}
