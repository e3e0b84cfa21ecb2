import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { factKeys } from "#content/catalogue/fact-keys.ts";
import { parseEnquiryForm } from "#app/couple/enquiries/parse-enquiry-form.ts";

import {
  questionFor,
  parseAskedQuestions,
  toggleAskedHref,
  toggleQuestion,
  addLine,
  removeLine,
  type QuestionKey,
} from "./venue-questions.ts";

const every = parseAskedQuestions(
  new URLSearchParams([...factKeys, "guests", "rooms", "packages"].map((key) => ["ask", key])),
);
const keys = fc.constantFrom(...every);
const lists = fc.uniqueArray(keys).map((list) => every.filter((key) => list.includes(key)));

describe("questions in the address", () => {
  test("what is no question of ours is ignored, a question counts once, the order is ours", () => {
    const asked = parseAskedQuestions(
      new URLSearchParams("ask=baraat&ask=openFlame&ask=baraat&ask=x&ask=__proto__&ask="),
    );
    expect(asked).toEqual(["openFlame", "baraat"]);
  });

  test("one tap adds a question, another takes it back, and the rest of the address stays", () => {
    const once = toggleAskedHref("?theme=indian", [], "openFlame");
    expect(once).toBe("?theme=indian&ask=openFlame#enquiry");
    expect(toggleAskedHref("?theme=indian&ask=openFlame", ["openFlame"], "baraat")).toBe(
      "?theme=indian&ask=openFlame&ask=baraat#enquiry",
    );
    expect(toggleAskedHref("?ask=openFlame", ["openFlame"], "openFlame")).toBe("#enquiry");
  });

  test("the address reads back as what it asks", () => {
    fc.assert(
      fc.property(lists, keys, (asked, key) => {
        const href = new URL(toggleAskedHref("", asked, key), "http://localhost/venues/x");
        expect(parseAskedQuestions(href.searchParams)).toEqual(toggleQuestion(asked, key));
        expect(toggleQuestion(toggleQuestion(asked, key), key)).toEqual(asked);
      }),
    );
  });
});

describe("questions in the form", () => {
  const lines = fc
    .array(fc.string({ minLength: 1 }).map((line) => line.replaceAll("\n", " ").trim()))
    .map((all) => all.filter(Boolean));

  test("a question is added once and taken away alone; what the couple wrote stays", () => {
    fc.assert(
      fc.property(lines, keys, (written, key) => {
        const question = questionFor(key, "AB");
        const text = written.join("\n");
        const asking = addLine(text, question);
        expect(asking.split("\n").at(-1)).toBe(question);
        expect(addLine(asking, question)).toBe(asking);
        expect(removeLine(asking, question)).toBe(text);
      }),
    );
  });

  test("an enquiry may hold all of them at once, in either province", () => {
    for (const province of ["AB", "BC"]) {
      const questions = every.map((key: QuestionKey) => questionFor(key, province));
      const form = new FormData();
      form.append("questions", questions.join("\n"));
      // Nothing else of the form is filled in, and nothing is wrong with the questions.
      const { values, ...read } = parseEnquiryForm(form);
      expect(values.questions).toEqual([questions.join("\n")]);
      expect(read).toMatchObject({
        ok: false,
        errors: expect.not.objectContaining({ questions: expect.anything() }),
      });
    }
  });

  test("the bar is asked for in the words of the province", () => {
    expect(questionFor("ownBar", "AB")).toContain("special event licence");
    expect(questionFor("ownBar", "BC")).toContain("special event permit");
  });
});
