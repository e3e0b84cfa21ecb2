import { foldText } from "#app/catalogue/directory/fold-text.ts";

import { alikeNames, hearName, type HeardName } from "#app/plan/guests/likeness/alike-names.ts";

/** A household as far as likeness goes. */
export type KnownAs = {
  id: string;
  name: string;
  email: string;
  phone: string;
  /** Names of its people. */
  people: readonly string[];
};

export type Duplicate = {
  one: string;
  other: string;
  why: "name" | "person" | "email" | "phone";
  /** What is alike: the two names, or what both have. */
  seen: readonly [string, string];
};

/**
 * With how many neighbours a household is compared among those that share a key. A list in which more than
 * so many sound the same is no guest list, and shall not freeze the page either.
 */
const mostNeighbours = 30;

/**
 * Households that are likely the same: names that sound alike, a person who stands in both, the same
 * address of mail or number. Only those that share a key are compared, so that 5,000 take no 12 million
 * comparisons. Each pair is named once, for the first reason in this order.
 * @param areDistinct whether the couple said of two ids that they are not the same
 */
export function findDuplicates(
  known: readonly KnownAs[],
  areDistinct: (one: string, other: string) => boolean,
): Duplicate[] {
  const found = new Map<string, Duplicate>();
  for (const why of ["name", "person", "email", "phone"] as const)
    for (const marks of byKey(known.flatMap((household) => marksOf[why](household))))
      for (const [at, mark] of marks.entries())
        for (const other of marks.slice(at + 1, at + 1 + mostNeighbours)) {
          const pair = `${mark.id}~${other.id}`;
          if (mark.id === other.id || found.has(pair) || found.has(`${other.id}~${mark.id}`)) continue;
          if (areDistinct(mark.id, other.id)) continue;
          if (mark.heard && other.heard && !alikeNames(mark.heard, other.heard)) continue;
          found.set(pair, { one: mark.id, other: other.id, why, seen: [mark.text, other.text] });
        }
  return [...found.values()];
}

/** Something by which a household may be recognised. */
type Mark = { id: string; keys: readonly string[]; text: string; heard: HeardName | null };

const heardAs = (id: string, text: string): Mark => {
  const heard = hearName(text);
  return { id, keys: heard.keys, text, heard };
};

const marksOf: Record<Duplicate["why"], (household: KnownAs) => Mark[]> = {
  name: ({ id, name }) => [heardAs(id, name)],
  // Half a list may have an Asha: a person is told by two words at least.
  person: ({ id, name, people }) =>
    [name, ...people].map((text) => heardAs(id, text)).filter(({ heard }) => (heard?.sounds.length ?? 0) > 1),
  email: ({ id, email }) =>
    email.includes("@") ? [{ id, keys: [foldText(email.trim())], text: email, heard: null }] : [],
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
