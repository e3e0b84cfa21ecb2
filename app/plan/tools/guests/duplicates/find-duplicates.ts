import { foldName } from "#app/plan/rules/guests/fold-name.ts";

import { areSimilarNames, toComparableName, type ComparableName } from "./similar-names.ts";

/** The compared values of a household. */
export type DuplicateCandidate = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Names of its people. */
  people: readonly string[];
};

export type DuplicateHouseholds = {
  one: string;
  other: string;
  why: "name" | "person" | "email" | "phone";
  /** What is similar: the two names, or the common value. */
  seen: readonly [string, string];
};

/**
 * Maximum number of neighbours with which a household is compared among those that share a key. A list in
 * which more households sound the same is not a guest list, and must not freeze the page either.
 */
const mostNeighbours = 30;

/**
 * Probable duplicate households: names that sound alike, a person in both, the same email or phone number.
 * Only those that share a key are compared, so that 5,000 households do not take 12 million comparisons. Each
 * pair is reported once, for the first reason in this order.
 * @param areDistinct whether the couple confirmed that two ids are different households
 */
export function findDuplicates(
  known: readonly DuplicateCandidate[],
  areDistinct: (one: string, other: string) => boolean,
): DuplicateHouseholds[] {
  return findPairs([], known, areDistinct);
}

/**
 * Probable duplicates among households that would be added, and of them in a list. Households of the list are
 * not compared with each other, and one without a key of an addition is not compared at all.
 */
export function findAddedDuplicates(
  listed: readonly DuplicateCandidate[],
  added: readonly DuplicateCandidate[],
): DuplicateHouseholds[] {
  return findPairs(listed, added, () => false);
}

/** Pairs whose second household is one of the added. */
function findPairs(
  listed: readonly DuplicateCandidate[],
  added: readonly DuplicateCandidate[],
  areDistinct: (one: string, other: string) => boolean,
): DuplicateHouseholds[] {
  const found = new Map<string, DuplicateHouseholds>();
  for (const why of reasons)
    for (const { marks, firstAdded } of groupMarks(listed.flatMap(marksOf[why]), added.flatMap(marksOf[why])))
      for (const [at, mark] of marks.entries())
        for (const other of marks.slice(Math.max(at + 1, firstAdded), at + 1 + mostNeighbours)) {
          if (mark.id === other.id) continue;
          // Before the pair has a name: most pairs end here.
          if (mark.heard && other.heard && !areSimilarNames(mark.heard, other.heard)) continue;
          const pair = `${mark.id}~${other.id}`;
          if (found.has(pair) || found.has(`${other.id}~${mark.id}`)) continue;
          if (areDistinct(mark.id, other.id)) continue;
          found.set(pair, { one: mark.id, other: other.id, why, seen: [mark.text, other.text] });
        }
  return [...found.values()];
}

const reasons = ["name", "person", "email", "phone"] as const;

/** A value by which a household may be recognised. */
type Mark = { id: string; keys: readonly string[]; text: string; heard: ComparableName | null };

const heardAs = (id: string, text: string): Mark => {
  const heard = toComparableName(text);
  return { id, keys: heard.keys, text, heard };
};

const marksOf: Record<DuplicateHouseholds["why"], (household: DuplicateCandidate) => Mark[]> = {
  name: ({ id, name }) => [heardAs(id, name)],
  // Half a list may have an Asha: a person is recognised by at least two words.
  person: ({ id, name, people }) =>
    [name, ...people].map((text) => heardAs(id, text)).filter(({ heard }) => (heard?.sounds.length ?? 0) > 1),
  email: ({ id, email }) =>
    email.includes("@") ? [{ id, keys: [foldName(email)], text: email, heard: null }] : [],
  phone: ({ id, phone }) => {
    const digits = phone.replaceAll(/\D/g, "").slice(-10);
    return digits.length < 7 ? [] : [{ id, keys: [digits], text: phone, heard: null }];
  },
};

/** Marks that share a key: the last ones of the list, and from `firstAdded` on the added ones. */
type MarkGroup = { marks: readonly Mark[]; firstAdded: number };

/** Groups with an added household and at least one more, in the order in which their keys come first. */
function groupMarks(listed: readonly Mark[], added: readonly Mark[]): MarkGroup[] {
  const addedByKey = groupByKey(added, () => true);
  const listedByKey = groupByKey(listed, (key) => addedByKey.has(key));
  const keys = new Set([...listedByKey.keys(), ...addedByKey.keys()]);
  return [...keys]
    .map((key) => {
      // Of the list those that are neighbours of an added one.
      const before = (listedByKey.get(key) ?? []).slice(-mostNeighbours);
      const after = addedByKey.get(key) ?? [];
      return { marks: [...before, ...after], firstAdded: before.length };
    })
    .filter(({ marks }) => marks.length > 1);
}

function groupByKey(marks: readonly Mark[], isWanted: (key: string) => boolean): Map<string, Mark[]> {
  const shared = new Map<string, Mark[]>();
  for (const mark of marks)
    for (const key of mark.keys) {
      if (!isWanted(key)) continue;
      const together = shared.get(key);
      if (together === undefined) shared.set(key, [mark]);
      else together.push(mark);
    }
  return shared;
}
