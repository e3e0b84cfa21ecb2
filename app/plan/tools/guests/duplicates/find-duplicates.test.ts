import fc from "fast-check";
import { expect, test, vi } from "vitest";

import { areSimilarNames, toComparableName } from "./similar-names.ts";
import { findAddedDuplicates, findDuplicates, type DuplicateCandidate } from "./find-duplicates.ts";

vi.mock("./similar-names.ts", { spy: true });

const known = (id: string, name: string, more: Partial<DuplicateCandidate> = {}): DuplicateCandidate => ({
  id,
  name,
  email: "",
  phone: "",
  people: [],
  ...more,
});
const nobody = () => false;

test("likely duplicates are found by name, person, mail and telephone, each pair once with its first reason", () => {
  const list = [
    known("a", "Sukhpreet Kaur Gill", { phone: "+1 (403) 555-0142" }),
    known("b", "Sukhprit Gill", { phone: "403 555 0142" }),
    known("c", "Grandmother's table", { people: ["Harjeet Dhillon", "Asha"] }),
    known("d", "Harjit Dillon", { email: "Harjit@example.com" }),
    known("e", "The cousins", { email: "harjit@example.com", people: ["Asha"] }),
    known("f", "The neighbours", { phone: "4035550142" }),
  ];
  expect(findDuplicates(list, nobody).map(({ one, other, why }) => `${one}${other} ${why}`)).toEqual([
    "ab name",
    "cd person",
    "de email",
    "af phone",
    "bf phone",
  ]);
});

test("what the couple called two is not pointed out again", () => {
  const list = [known("a", "Asha Patel"), known("b", "Aasha Patel")];
  expect(findDuplicates(list, nobody)).toHaveLength(1);
  expect(findDuplicates(list, (one, other) => `${one}${other}` === "ab")).toEqual([]);
});

test("every pair of alike names is found that comparing all with all finds", () => {
  const given = fc.constantFrom("Sukhpreet", "Sukhprit", "Mohammed", "Muhammad", "Harjot", "Harjit", "Asha");
  const family = fc.constantFrom("Gill", "Khan", "Kahn", "Singh", "Kaur", "family", "");
  const names = fc.array(
    fc.tuple(given, family).map((words) => words.join(" ")),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(names, (list) => {
      const expected: string[] = [];
      for (const [one, name] of list.entries())
        for (const [other, otherName] of list.entries())
          if (one < other && areSimilarNames(toComparableName(name), toComparableName(otherName)))
            expected.push(`${one}~${other}`);
      const found = findDuplicates(
        list.map((name, at) => known(`${at}`, name)),
        nobody,
      );
      expect(found.map(({ one, other }) => `${one}~${other}`).toSorted()).toEqual(expected.toSorted());
    }),
  );
});

test("a list in which everybody has one name is compared with neighbours alone", () => {
  const list = Array.from({ length: 5000 }, (_, at) => known(`${at}`, "Sukhpreet Gill"));
  expect(findDuplicates(list, nobody).length).toBeLessThan(5000 * 31);
});

/** The rule itself: every added household is compared with all before it, for one reason after the other. */
function compareAll(listed: readonly DuplicateCandidate[], added: readonly DuplicateCandidate[]): string[] {
  const all = [...listed, ...added];
  return all.flatMap((other, at) =>
    at < listed.length
      ? []
      : all.slice(0, at).flatMap((one) => {
          const why = whyAlike(one, other);
          return why === null ? [] : [`${one.id}~${other.id} ${why}`];
        }),
  );
}

const alike = (first: string, second: string) =>
  areSimilarNames(toComparableName(first), toComparableName(second));

const peopleOf = ({ name, people }: DuplicateCandidate) =>
  [name, ...people].filter((text) => toComparableName(text).sounds.length > 1);

const isListed = (id: string) => id.startsWith("listed");

function whyAlike(one: DuplicateCandidate, other: DuplicateCandidate): string | null {
  if (alike(one.name, other.name)) return "name";
  if (peopleOf(one).some((first) => peopleOf(other).some((second) => alike(first, second)))) return "person";
  if (one.email.includes("@") && one.email.toLowerCase() === other.email.toLowerCase()) return "email";
  const [digits, otherDigits] = [one, other].map(({ phone }) => phone.replaceAll(/\D/g, "").slice(-10));
  return digits !== undefined && digits.length >= 7 && digits === otherDigits ? "phone" : null;
}

test("additions are compared by what they share, and nothing is missed that comparing all finds", () => {
  const name = fc
    .tuple(
      fc.constantFrom("Sukhpreet", "Sukhprit", "Mohammed", "Muhammad", "Harjot", "Harjit", "Asha", ""),
      fc.constantFrom("Gill", "Khan", "Kahn", "Singh", "Kaur", "family", "7", ""),
    )
    .map((words) => words.join(" "));
  const household = fc.record({
    name,
    people: fc.array(name, { maxLength: 1 }),
    email: fc.constantFrom("", "", "asha@couples.ca", "Asha@couples.ca", "ravi@couples.ca"),
    phone: fc.constantFrom("", "", "403 555 0142", "+1 (403) 555-0142", "555 0177", "12"),
  });
  // Fewer names than a name has neighbours.
  const households = (prefix: string) =>
    fc
      .array(household, { maxLength: 7 })
      .map((all) => all.map((one, at): DuplicateCandidate => ({ ...one, id: `${prefix}${at}` })));
  fc.assert(
    fc.property(households("listed "), households("line "), (listed, added) => {
      const found = findAddedDuplicates(listed, added);
      expect(found.map(({ one, other, why }) => `${one}~${other} ${why}`).toSorted()).toEqual(
        compareAll(listed, added).toSorted(),
      );
      // The same in the same order as comparing the whole list, whose own pairs are left out.
      expect(found).toEqual(
        findDuplicates([...listed, ...added], (one, other) => isListed(one) && isListed(other)),
      );
    }),
    { numRuns: 500 },
  );
});

test("420 additions to 5,000 households take few comparisons, even where many share their names", () => {
  const given = ["Sukhpreet", "Harjit", "Asha", "Mohammed", "Lakshmi", "Daniel", "Simran"];
  const family = ["Gill", "Sharma", "Khan", "Patel", "Li", "Dhillon", "Okafor", "Bains", "Iyer"];
  const named = (at: number) => `${given[at % given.length]} ${family[at % family.length]}`;
  const listed = Array.from({ length: 5000 }, (_, at) => known(`h${at}`, named(at)));
  const added = Array.from({ length: 420 }, (_, at) =>
    known(`line ${at}`, `${named(at)} ${at}`, { people: [named(at + 1)] }),
  );
  const compare = vi.mocked(areSimilarNames);
  compare.mockClear();
  expect(findAddedDuplicates(listed, added).length).toBeGreaterThan(0);
  const ofAdditions = compare.mock.calls.length;
  // Three names of each, with thirty neighbours at most; comparing all with all takes 6,300,000.
  expect(ofAdditions).toBeGreaterThan(0);
  expect(ofAdditions).toBeLessThanOrEqual(420 * 3 * 30);
  compare.mockClear();
  findDuplicates([...listed, ...added], (one, other) => one.startsWith("h") && other.startsWith("h"));
  expect(ofAdditions).toBeLessThan(compare.mock.calls.length / 5);
});
