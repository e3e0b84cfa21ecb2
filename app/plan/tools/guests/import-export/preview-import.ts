import { countGuests, householdSize } from "#app/plan/rules/guests/guest-limit.ts";
import {
  findAddedDuplicates,
  type DuplicateCandidate,
} from "#app/plan/tools/guests/duplicates/find-duplicates.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import { compareLine, matchHouseholds, type CurrentGuestList, type ImportChanges } from "./compare-list.ts";
import type { ImportDecision } from "./import-decisions.ts";
import type { ListedHousehold } from "./listed-household.ts";
import { findRepeatedLines } from "./repeated-lines.ts";

export type ImportLine = {
  entry: ListedHousehold;
  /** Null: a new one. */
  household: HouseholdRow | null;
  outcome: ImportChanges;
};

/** A new household that is probably a duplicate of one in the list, or of an earlier line. */
export type LikelyDuplicateLine = {
  entry: ListedHousehold;
  /** Null where it is similar to another line of the same file. */
  like: HouseholdRow | null;
  name: string;
  /** The earlier line that it repeats; null where it is only similar. */
  repeats: number | null;
};

export type ImportPreview = {
  added: ImportLine[];
  changed: ImportLine[];
  /** Lines that the couple leaves out. */
  skipped: ListedHousehold[];
  /** How many lines change nothing. */
  same: number;
  likely: LikelyDuplicateLine[];
  /** Number of guests in the list after a full import. */
  guests: number;
};

/**
 * The effect of importing a list.
 * @param likely computed once for a list: a decision about one line does not change it, and must not wait
 */
export function previewImport(
  listed: readonly ListedHousehold[],
  list: CurrentGuestList,
  decisions: ReadonlyMap<number, ImportDecision>,
  likely: LikelyDuplicateLine[] = findLikelyLines(listed, list),
): ImportPreview {
  const matches = matchHouseholds(listed, list.households);
  const byId = new Map(list.households.map((household) => [household.id, household]));
  const preview: ImportPreview = {
    added: [],
    changed: [],
    skipped: [],
    same: 0,
    likely,
    guests: countGuests(list.households),
  };
  for (const entry of listed) {
    const decision = decisions.get(entry.line);
    if (decision === "out") {
      preview.skipped.push(entry);
      continue;
    }
    const same = typeof decision === "object" ? decision.same : undefined;
    const household = matches.get(entry) ?? (same === undefined ? undefined : byId.get(same)) ?? null;
    // Of two equal names the list's own stays.
    const said =
      same === undefined || household === null ? entry.values : { ...entry.values, name: household.name };
    const outcome = compareLine({ ...entry, values: said }, household, list);
    if (outcome.changes.length === 0 && household !== null) preview.same += 1;
    else preview[household === null ? "added" : "changed"].push({ entry, household, outcome });
    preview.guests += people(outcome, household);
  }
  return preview;
}

/** By how many guests a line changes the list. */
function people({ values }: ImportChanges, household: HouseholdRow | null): number {
  if (household === null) return householdSize({ people: values.people ?? null });
  return values.people === undefined
    ? 0
    : householdSize({ people: values.people }) - householdSize(household);
}

/** New households that are probably in the list already, or twice in the file. */
export function findLikelyLines(
  listed: readonly ListedHousehold[],
  list: CurrentGuestList,
): LikelyDuplicateLine[] {
  const matches = matchHouseholds(listed, list.households);
  const fresh = listed.filter((entry) => !matches.has(entry));
  if (fresh.length === 0) return [];
  const entries = new Map(fresh.map((entry) => [`line ${entry.line}`, entry]));
  const households = new Map(list.households.map((household) => [household.id, household]));
  const known = list.households.map(({ id, name, email, phone }): DuplicateCandidate => ({
    id,
    name,
    email,
    phone,
    people: list.guestsOf(id).map((guest) => guest.name),
  }));
  const added = [...entries].map(([id, { values, guests }]): DuplicateCandidate => ({
    id,
    name: values.name,
    email: values.email ?? "",
    phone: values.phone ?? "",
    people: guests.map((guest) => guest.name),
  }));
  const likely = new Map<ListedHousehold, LikelyDuplicateLine>();
  // Two households of the present list are not compared: its own panel does that.
  for (const { one, other } of findAddedDuplicates(known, added)) {
    const entry = entries.get(other) ?? entries.get(one);
    if (entry === undefined) continue;
    const like = households.get(one) ?? households.get(other) ?? null;
    const name = like?.name ?? entries.get(one)?.values.name ?? "";
    // An existing household has more values than another line.
    if (likely.get(entry)?.like == null) likely.set(entry, { entry, like, name, repeats: null });
  }
  for (const [entry, first] of findRepeatedLines(listed)) {
    if (matches.has(entry)) continue;
    const { like = null, name = first.values.name } = likely.get(entry) ?? {};
    likely.set(entry, { entry, like, name, repeats: first.line });
  }
  return [...likely.values()].toSorted((one, other) => one.entry.line - other.entry.line);
}
