import fc from "fast-check";
import { expect, test } from "vitest";

import { areSimilarNames, toComparableName } from "./similar-names.ts";
import { findDuplicates, type DuplicateCandidate } from "./find-duplicates.ts";

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
