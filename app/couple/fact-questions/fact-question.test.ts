import { expect, test } from "vitest";

import { describeStatement, factQuestions, type GivenAnswer, type PublishedFact } from "./fact-question.ts";

const words = { text: "", guestsFrom: null, guestsTo: null };
const published = (key: string, checkedOn: string, answer: string): PublishedFact => ({
  ...words,
  key,
  checkedOn,
  answer,
  saidBy: "venue",
});
const given = (key: string, answer: string): GivenAnswer => ({
  ...words,
  key,
  answer,
  isPublic: false,
  answeredOn: "2026-11-23",
});

const asked = (
  known: { given?: readonly GivenAnswer[]; published?: readonly PublishedFact[] },
  asks = ["baraat"],
) => factQuestions("venues", asks, { given: [], published: [], ...known }, "2026-11-20");

test("a venue is asked what nobody knows of it, and not what it has published", () => {
  expect(asked({})[0]?.isAsked).toBe(true);
  expect(asked({ published: [published("baraat", "2026-06-01", "yes")] })[0]?.isAsked).toBe(false);
});

test("what is over a year old is asked again", () => {
  expect(asked({ published: [published("baraat", "2025-06-01", "yes")] })[0]?.isAsked).toBe(true);
});

test("what becomes known after a couple asked is an answer to its question", () => {
  expect(asked({ published: [published("baraat", "2026-11-24", "yes")] })[0]).toMatchObject({
    isAsked: true,
    published: { answer: "yes" },
  });
});

test("what a venue tells a couple is held against what it has published", () => {
  const old = [published("baraat", "2025-06-01", "yes")];
  expect(asked({ published: old, given: [given("baraat", "no")] })[0]?.isContradicted).toBe(true);
  expect(asked({ published: old, given: [given("baraat", "yes")] })[0]?.isContradicted).toBe(false);
});

test("questions stand in one order, and one that no release knows is left out", () => {
  expect(asked({}, ["corkage", "gone", "guests", "baraat"]).map(({ key }) => key)).toEqual([
    "guests",
    "baraat",
    "corkage",
  ]);
});

test("a statement reads as it would be said", () => {
  expect(describeStatement({ ...words, answer: "yes", text: "Until 11 pm." })).toBe("Yes. Until 11 pm.");
  expect(describeStatement({ ...words, answer: "no" })).toBe("No.");
  // A label with a colon stands before it.
  expect(describeStatement({ ...words, answer: "depends", text: "With notice." })).toBe(
    "It depends. With notice.",
  );
  expect(describeStatement({ answer: null, text: "", guestsFrom: 100, guestsTo: 350 })).toBe(
    "100 to 350 guests",
  );
});
