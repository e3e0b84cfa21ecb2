import { countGuests, peopleOf } from "#app/plan/guests/guest-limit.ts";
import { findDuplicates, type KnownAs } from "#app/plan/tools/guests/duplicates/find-duplicates.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";

import { compareLine, matchHouseholds, type CurrentList, type Outcome } from "./compare-list.ts";
import type { ListedHousehold } from "./parse-list.ts";

/** What the couple decided of a line: the id of the household that it is, or to leave it out. */
export type Decision = { same: string } | "out";

export type PreviewedLine = {
  entry: ListedHousehold;
  /** Null: a new one. */
  household: Household | null;
  outcome: Outcome;
};

/** A new household that is likely one of the list, or of an earlier line. */
export type LikelyLine = {
  entry: ListedHousehold;
  /** Null where it is like another line of the same file. */
  like: Household | null;
  name: string;
};

export type Preview = {
  added: PreviewedLine[];
  changed: PreviewedLine[];
  /** How many lines say nothing new. */
  same: number;
  likely: LikelyLine[];
  /** How many guests the list has when all of it is taken over. */
  guests: number;
};

/** What taking over a list would do. */
export function previewList(
  listed: readonly ListedHousehold[],
  list: CurrentList,
  decisions: ReadonlyMap<number, Decision>,
): Preview {
  const matches = matchHouseholds(listed, list.households);
  const byId = new Map(list.households.map((household) => [household.id, household]));
  const preview: Preview = {
    added: [],
    changed: [],
    same: 0,
    likely: likelyLines(
      listed.filter((entry) => !matches.has(entry)),
      list,
    ),
    guests: countGuests(list.households),
  };
  for (const entry of listed) {
    const decision = decisions.get(entry.line);
    if (decision === "out") continue;
    const household = matches.get(entry) ?? (decision && byId.get(decision.same)) ?? null;
    // Of two that are the same the list's own name stays.
    const said =
      decision === undefined || household === null ? entry.values : { ...entry.values, name: household.name };
    const outcome = compareLine({ ...entry, values: said }, household, list);
    if (outcome.changes.length === 0 && household !== null) preview.same += 1;
    else preview[household === null ? "added" : "changed"].push({ entry, household, outcome });
    preview.guests += people(outcome, household);
  }
  return preview;
}

/** By how many guests a line changes the list. */
function people({ values }: Outcome, household: Household | null): number {
  if (household === null) return peopleOf({ people: values.people ?? null });
  return values.people === undefined ? 0 : peopleOf({ people: values.people }) - peopleOf(household);
}

function likelyLines(fresh: readonly ListedHousehold[], list: CurrentList): LikelyLine[] {
  const entries = new Map(fresh.map((entry) => [`line ${entry.line}`, entry]));
  const households = new Map(list.households.map((household) => [household.id, household]));
  const known: KnownAs[] = [
    ...list.households.map(({ id, name, email, phone }) => ({
      id,
      name,
      email,
      phone,
      people: list.guestsOf(id).map((guest) => guest.name),
    })),
    ...[...entries].map(([id, { values, guests }]) => ({
      id,
      name: values.name,
      email: values.email ?? "",
      phone: values.phone ?? "",
      people: guests.map((guest) => guest.name),
    })),
  ];
  const likely = new Map<ListedHousehold, LikelyLine>();
  for (const { one, other } of findDuplicates(known, () => false)) {
    const entry = entries.get(other) ?? entries.get(one);
    if (entry === undefined) continue;
    const like = households.get(one) ?? households.get(other) ?? null;
    const name = like?.name ?? entries.get(one)?.values.name ?? "";
    // A household of the list says more than another line.
    if (likely.get(entry)?.like == null) likely.set(entry, { entry, like, name });
  }
  return [...likely.values()].toSorted((one, other) => one.entry.line - other.entry.line);
}
