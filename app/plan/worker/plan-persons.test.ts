import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { erasePersonRow, findPersonRows, isPhone, type PersonQuery } from "./plan-persons.ts";

const nobody = { email: null, phone: null, name: null };

function plan(): Doc {
  const document = new Doc();
  const households = document.getMap("households");
  const rows = {
    "a/+": true,
    "a/name": "José Gill",
    "a/phone": "+1 (403) 555-0134",
    "a/notes": "Sits with q7x9",
    "a/people": 4,
    "b/+": true,
    "b/name": "Sidhu",
    "b/notes": "José drives them",
    // A removed row is nobody's any more.
    "c/name": "José Removed",
  };
  for (const [key, value] of Object.entries(rows)) households.set(key, value);
  return document;
}

const ids = (wanted: Partial<PersonQuery>) =>
  findPersonRows(plan(), { ...nobody, ...wanted }).map(({ id }) => id);

test("a telephone number is found in any spelling, and a name in any case and without its accents", () => {
  expect(ids({ phone: "403.555.0134" })).toEqual(["a"]);
  expect(ids({ phone: "403-555-0135" })).toEqual([]);
  expect(ids({ name: "jose" })).toEqual(["a", "b"]);
  expect(ids({ name: "Gill" })).toEqual(["a"]);
});

test.each([
  ["403-555-0134", true],
  ["+1 (403) 555 0134", true],
  ["12345", false],
  ["Gill 4035550134", false],
])("%s is a telephone number: %s", (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

test("an erased row keeps its numbers, says nothing of the person, and nothing of it is left in the bytes", () => {
  const document = plan();
  const erased = erasePersonRow(document, "households", "a");
  expect(erased.getMap("households").toJSON()).toMatchObject({
    "a/+": true,
    "a/name": "[erased]",
    "a/phone": "",
    "a/notes": "",
    "a/people": 4,
    "b/notes": "José drives them",
  });
  const bytes = Buffer.from(encodeStateAsUpdate(erased)).toString("latin1");
  for (const text of ["q7x9", "555-0134", "Gill"]) expect(bytes).not.toContain(text);
});
