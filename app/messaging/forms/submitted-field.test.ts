import { expect, expectTypeOf, test } from "vitest";

import {
  deskRows,
  submittedNames,
  submittedRows,
  submittedWords,
  type Submitted,
  type SubmittedField,
} from "./submitted-field.ts";

const fields = {
  listing: { kind: "id", label: "Listing", wrong: "?", part: "hidden", said: "head", desk: "Listing" },
  name: {
    kind: "line",
    label: "Your name",
    maxLength: 9,
    tooLong: "?",
    part: "all",
    said: "head",
    desk: "Who",
  },
  colour: {
    kind: "choice",
    label: "Your colour",
    options: ["red", "blue"],
    words: { red: "As a rose", blue: "As the sky" },
    part: "all",
    said: { row: "Colour" },
    desk: "Hue",
  },
  note: {
    kind: "text",
    label: "A note",
    maxLength: 9,
    tooLong: "?",
    part: "all",
    said: "words",
    desk: "Note",
  },
} as const satisfies Record<string, SubmittedField<"all" | "hidden">>;

const submission = { name: "Zoë", colour: "red", note: "Soon", reference: "WR-1" };

test("mails have rows in words and texts as they were written, the desk has every field", () => {
  expect(submittedNames(fields)).toEqual(["name", "colour", "note"]);
  expect(submittedRows(fields, submission)).toEqual([["Colour", "As a rose"]]);
  expect(submittedWords(fields, submission)).toEqual(["Soon"]);
  expect(deskRows(fields, submission)).toEqual([
    ["Who", "Zoë"],
    ["Hue", "red"],
    ["Note", "Soon"],
  ]);
});

test("what was left out is empty, and what is no option any more stays as it is", () => {
  const sparse = { name: "Zoë", colour: "green", note: null };
  expect(submittedRows(fields, sparse)).toEqual([["Colour", "green"]]);
  expect(submittedWords(fields, sparse)).toEqual([""]);
  expect(submittedRows(fields, { ...sparse, colour: null })).toEqual([["Colour", ""]]);
});

test("a saved row without a field of the form is refused by the type check", () => {
  expectTypeOf(submission).toExtend<Submitted<typeof fields>>();
  expectTypeOf<Omit<typeof submission, "note">>().not.toExtend<Submitted<typeof fields>>();
});
