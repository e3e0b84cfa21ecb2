import { expect, test } from "vitest";

import { parseFactAnswers } from "./parse-fact-answers.ts";

function parse(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return parseFactAnswers(form);
}

test("questions are answered by themselves: those that are left open are left out", () => {
  expect(
    parse({
      "answer-baraat": "depends",
      "text-baraat": "Until 4 pm, no horse",
      "guestsTo-guests": "350",
      "answer-corkage": "",
    }),
  ).toMatchObject({
    ok: true,
    isPublic: false,
    answers: [
      { fact: "guests", guestsTo: 350 },
      { fact: "baraat", answer: "depends", text: "Until 4 pm, no horse" },
    ],
  });
});

test("a question that is begun has to be whole, and what was typed is still there", () => {
  expect(parse({ "answer-baraat": "depends", "answer-corkage": "yes" })).toMatchObject({
    ok: false,
    errors: { "text-baraat": "say what it depends on" },
    values: { "answer-baraat": "depends", "answer-corkage": "yes" },
  });
});

test("a form without an answer says so, also where one question was asked", () => {
  expect(parse({ share: "yes" })).toMatchObject({
    ok: false,
    errors: { form: "Nothing was sent: answer a question first" },
  });
});

test("answers are public where the box was ticked, and not without it", () => {
  expect(parse({ "answer-corkage": "no", share: "yes" })).toMatchObject({ ok: true, isPublic: true });
  expect(parse({ "answer-corkage": "no", share: "" })).toMatchObject({ ok: true, isPublic: false });
});

test("a link is not taken, as in a venue's own statement", () => {
  expect(parse({ "answer-corkage": "yes", "text-corkage": "see https://example.com" })).toMatchObject({
    ok: false,
    errors: { "text-corkage": expect.stringContaining("links") },
  });
});
