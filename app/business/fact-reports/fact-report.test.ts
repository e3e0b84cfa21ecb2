import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import fc from "fast-check";
import { expect, test } from "vitest";

import { formatGuestRange, factInputKind } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

import { parseFactReport } from "./fact-report.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

test.each<[what: string, fields: Record<string, string>, errors: object]>([
  ["no fact", { answer: "yes" }, { fact: expect.any(String) }],
  ["a fact that there is not", { fact: "dragons", answer: "yes" }, { fact: expect.any(String) }],
  [
    "no answer to a question of yes or no",
    { fact: "baraat", text: "By horse." },
    { answer: "choose yes, no or depends" },
  ],
  ["a condition that is not said", { fact: "baraat", answer: "depends" }, { text: "say what it depends on" }],
  ["an empty address", { fact: "address", text: "  " }, { text: "write a sentence or two" }],
  ["no number of guests", { fact: "guests" }, { guestsTo: "enter the most guests you take" }],
  [
    "guests upside down",
    { fact: "guests", guestsFrom: "90", guestsTo: "50" },
    { guestsTo: expect.any(String) },
  ],
  ["too many guests", { fact: "guests", guestsTo: "5001" }, { guestsTo: expect.any(String) }],
  [
    "a link",
    { fact: "parking", text: "See https://cheap.ly/park" },
    { text: expect.stringContaining("links") },
  ],
  ["too many words", { fact: "parking", text: "x".repeat(321) }, { text: expect.stringContaining("320") }],
])("refuses %s", (_what, fields, errors) => {
  expect(parseFactReport(form(fields))).toMatchObject({ ok: false, errors });
});

test.each(["1200", "1,200", "1 200"])("takes %s for a number of guests or plates", (typed) => {
  expect(parseFactReport(form({ fact: "guests", guestsFrom: "300", guestsTo: typed }))).toMatchObject({
    ok: true,
    value: { guestsFrom: 300, guestsTo: 1200 },
  });
  expect(parseFactReport(form({ fact: "platesPerHour", text: typed }))).toMatchObject({
    ok: true,
    value: { text: "1,200 plates an hour" },
  });
});

test("whatever is typed becomes a report that can be shown, or words about a field", () => {
  const typed = fc.oneof(
    fc.string(),
    fc.constantFrom("", "yes", "no", "depends", "20", "350", "1,200", "By horse."),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...reportableFactKeys),
      typed,
      typed,
      typed,
      typed,
      (fact, answer, text, from, to) => {
        const read = parseFactReport(form({ fact, answer, text, guestsFrom: from, guestsTo: to }));
        if (!read.ok) {
          expect(Object.keys(read.errors).length).toBeGreaterThan(0);
          return;
        }
        const { value } = read;
        expect(value.fact).toBe(fact);
        // Each kind of fact says what it is asked, and nothing of another kind.
        expect(value.answer !== null).toBe(factInputKind(fact) === "answer");
        expect(value.guestsTo !== null).toBe(factInputKind(fact) === "guests");
        expect(value.answer !== null || value.text !== "").toBe(true);
        if (value.guestsTo !== null) {
          expect(value.guestsFrom ?? 1).toBeLessThanOrEqual(value.guestsTo);
          expect(value.text).toBe(formatGuestRange(value.guestsFrom, value.guestsTo));
        }
      },
    ),
  );
});

test.each([
  [null, 350, "Up to 350 guests"],
  [20, 350, "20 to 350 guests"],
  [350, 350, "350 guests"],
  [1200, 3500, "1,200 to 3,500 guests"],
])("a party from %s to %s is '%s'", (from, to, words) => {
  expect(formatGuestRange(from, to)).toBe(words);
});
