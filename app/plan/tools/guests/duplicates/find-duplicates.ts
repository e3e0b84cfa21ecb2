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
  const found = new Map<string, DuplicateHouseholds>();
  for (const why of ["name", "person", "email", "phone"] as const)
    for (const marks of byKey(known.flatMap((household) => marksOf[why](household))))
      for (const [at, mark] of marks.entries())
        for (const other of marks.slice(at + 1, at + 1 + mostNeighbours)) {
          const pair = `${mark.id}~${other.id}`;
          if (mark.id === other.id || found.has(pair) || found.has(`${other.id}~${mark.id}`)) continue;
          if (areDistinct(mark.id, other.id)) continue;
          if (mark.heard && other.heard && !areSimilarNames(mark.heard, other.heard)) continue;
          found.set(pair, { one: mark.id, other: other.id, why, seen: [mark.text, other.text] });
        }
  return [...found.values()];
}

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

function byKey(marks: readonly Mark[]): Mark[][] {
  const shared = new Map<string, Mark[]>();
  for (const mark of marks)
    for (const key of mark.keys) {
      const together = shared.get(key);
      if (together === undefined) shared.set(key, [mark]);
      else together.push(mark);
    }
  return [...shared.values()].filter(({ length }) => length > 1);
}
