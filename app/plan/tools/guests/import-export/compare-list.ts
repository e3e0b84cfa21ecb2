import { foldText } from "#app/catalogue/directory/fold-text.ts";
import { peopleOf } from "#app/plan/guests/guest-limit.ts";
import type { guests, Invitation } from "#app/plan/guests/guest-tables.ts";
import { readInvitation, showInvitation } from "#app/plan/guests/invitation-text.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";
import type { Row } from "#app/plan/document/plan-table.ts";

import { showDiets } from "./diets-cell.ts";
import { showGuests, type ListedGuest } from "./guests-cell.ts";
import type { ListedHousehold } from "./parse-list.ts";

type Guest = Row<(typeof guests)["shape"]>;

/** The guest list as it is. */
export type CurrentList = {
  households: readonly Household[];
  guestsOf: (household: string) => readonly Guest[];
  invitationsOf: (household: string) => ReadonlyMap<string, Invitation>;
  events: readonly { id: string; name: string }[];
  showSide: (side: Household["side"]) => string;
  showTier: (tier: Household["tier"]) => string;
};

/** What a line changes, in words. */
type Change = { what: string; from: string; to: string };

/** What taking over a line does: exactly what is written, and nothing else. */
export type Outcome = {
  values: Partial<Omit<Household, "id">>;
  invitations: ReadonlyMap<string, Invitation | null>;
  /** People who are new, or whose row changes. */
  guests: readonly { id: string | null; guest: ListedGuest }[];
  changes: readonly Change[];
};

/**
 * Which household of the list a line means: that of its reference, else the only one of its name. Two lines
 * never mean the same one.
 */
export function matchHouseholds(
  listed: readonly ListedHousehold[],
  households: readonly Household[],
): Map<ListedHousehold, Household> {
  const byId = new Map(households.map((household) => [household.id, household]));
  const byName = Map.groupBy(households, ({ name }) => foldText(name.trim()));
  const matches = new Map<ListedHousehold, Household>();
  const taken = new Set<Household>();
  const match = (entry: ListedHousehold, household: Household | undefined) => {
    if (household === undefined || taken.has(household) || matches.has(entry)) return;
    taken.add(household);
    matches.set(entry, household);
  };
  for (const entry of listed) match(entry, byId.get(entry.reference));
  for (const entry of listed) {
    const named = byName.get(foldText(entry.values.name)) ?? [];
    if (named.length === 1) match(entry, named[0]);
  }
  return matches;
}

/** What a line says that the household does not; everything, where it is a new one (null). */
export function compareLine(entry: ListedHousehold, household: Household | null, list: CurrentList): Outcome {
  const changes: Change[] = [];
  const values: Partial<Omit<Household, "id">> = {};
  for (const { field, what, show } of compared) {
    const value = entry.values[field];
    if (value === undefined) continue;
    const [from, to] = [household === null ? "" : show(household, list), show(entry.values, list)];
    if (from === to) continue;
    Object.assign(values, { [field]: value });
    changes.push({ what, from, to });
  }

  const people = peopleOf({ people: entry.values.people ?? household?.people ?? null });
  const current = household === null ? new Map<string, Invitation>() : list.invitationsOf(household.id);
  const invitations = new Map<string, Invitation | null>();
  for (const { id, name } of list.events) {
    const invitation = readInvitation(entry.invitations.get(id) ?? "", people);
    const held = current.get(id);
    // 'Yes' says nothing new of a household that is invited already.
    if (invitation === undefined || (held !== undefined && isJustYes(entry.invitations.get(id)))) continue;
    const [from, to] = [held, invitation].map((cell) => (cell ? showInvitation(cell) : "not invited"));
    if (from === to || from === undefined || to === undefined) continue;
    invitations.set(id, invitation);
    changes.push({ what: name, from, to });
  }
  const known = household === null ? [] : list.guestsOf(household.id);
  const changed = changedGuests(entry.guests, known);
  if (changed.length > 0)
    changes.push({
      what: "Guests",
      from: showGuests(known),
      to: showGuests(changed.map(({ guest }) => guest)),
    });
  return { values, invitations, guests: changed, changes };
}

const isJustYes = (typed = "") => !/\d/.test(typed);

type Field = {
  field: keyof ListedHousehold["values"];
  what: string;
  show: (held: Partial<Household>, list: CurrentList) => string;
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
  { field: "diets", what: "Diet", show: ({ diets }) => showDiets(diets ?? []) },
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

/** People whom a household does not have by this name yet, and those of whom the line says more. */
function changedGuests(
  listed: readonly ListedGuest[],
  known: readonly Guest[],
): { id: string | null; guest: ListedGuest }[] {
  const free = [...known];
  return listed.flatMap((guest): { id: string | null; guest: ListedGuest }[] => {
    const at = free.findIndex(({ name }) => foldText(tidy(name)) === foldText(guest.name));
    const [held] = at < 0 ? [] : free.splice(at, 1);
    if (held === undefined) return [{ id: null, guest }];
    const merged: ListedGuest = {
      name: guest.name,
      child: guest.child || held.child,
      diets: guest.diets.length > 0 ? guest.diets : held.diets,
      allergies: guest.allergies || held.allergies,
    };
    return showGuests([merged]) ===
      showGuests([{ ...held, name: tidy(held.name), allergies: tidy(held.allergies) }])
      ? []
      : [{ id: held.id, guest: merged }];
  });
}
