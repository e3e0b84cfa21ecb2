import { foldText, foldWords } from "#app/catalogue/directory/fold-text.ts";

import { householdsByName } from "#app/plan/rules/guests/household-order.ts";
import { countAnswer, type Answer } from "#app/plan/rules/guests/answer.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

/** The invitation state to filter by. */
export const invitationStates = ["invited", "not-invited", "coming", "declined", "waiting", "moved"] as const;

export type GuestFilter = {
  text: string;
  side: HouseholdRow["side"];
  tier: HouseholdRow["tier"];
  tag: string;
  answer: (typeof invitationStates)[number] | null;
  /** Event of that state; '' for any. */
  event: string;
};

export const emptyGuestFilter: GuestFilter = {
  text: "",
  side: null,
  tier: null,
  tag: "",
  answer: null,
  event: "",
};

/** Whether a filter is set; an event counts only with a state of its invitations. */
export const isFiltered = (filter: GuestFilter) =>
  Object.entries(filter).some(([field, value]) => field !== "event" && value !== null && value !== "");

type Known = {
  /** Names of the people of a household. */
  peopleOf: (household: string) => readonly string[];
  invitationsOf: (household: string) => ReadonlyMap<string, Answer>;
  /** Ids of the events that moved after a household's reply. */
  movedOf: (household: string) => readonly string[];
};

/** The matching households, sorted by name. */
export function filterHouseholds(
  households: readonly HouseholdRow[],
  filter: GuestFilter,
  known: Known,
): readonly HouseholdRow[] {
  const words = foldWords(filter.text);
  return householdsByName(households).filter(
    (household) =>
      (filter.side === null || household.side === filter.side) &&
      (filter.tier === null || household.tier === filter.tier) &&
      (filter.tag === "" || household.tags.includes(filter.tag)) &&
      hasState(household.id, filter, known) &&
      (words.length === 0 || hasWords(household, known.peopleOf(household.id), words)),
  );
}

function hasWords(household: HouseholdRow, people: readonly string[], words: readonly string[]): boolean {
  const { name, proposer, email, phone, notes, tags } = household;
  const text = foldText([name, proposer, email, phone, notes, ...tags, ...people].join(" "));
  return words.every((word) => text.includes(word));
}

function hasState(household: string, { answer, event }: GuestFilter, known: Known): boolean {
  if (answer === null) return true;
  if (answer !== "moved") return hasAnswer(known.invitationsOf(household), answer, event);
  const moved = known.movedOf(household);
  return event === "" ? moved.length > 0 : moved.includes(event);
}

function hasAnswer(
  invitations: ReadonlyMap<string, Answer>,
  answer: Exclude<(typeof invitationStates)[number], "moved">,
  event: string,
): boolean {
  const cells =
    event === "" ? [...invitations.values()] : [invitations.get(event)].filter((cell) => cell !== undefined);
  if (answer === "not-invited") return cells.length === 0;
  return cells.some((cell) => answer === "invited" || countAnswer(cell)[answer] > 0);
}
