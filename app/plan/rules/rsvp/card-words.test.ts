import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { languages, type Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";

import { cardWords } from "./card-words.ts";

const wordsIn = (language: Language, until: string | null, phone: string) =>
  cardWords(translate(allWords(language)), { until, phone });

test("a card says in the household's language until when and how to reply", () => {
  expect(wordsIn("en", "2027-05-01", "403 555 0142")).toEqual({
    reply: "Please reply by 1 May 2027",
    scan: "Scan the code, or enter yours at",
    enter: "Enter this code at",
    call: "Or call 403 555 0142",
  });
  expect(wordsIn("fr", "2027-05-01", "").reply).toBe("Veuillez répondre au plus tard le 1er mai 2027");
  expect(wordsIn("pa", "2027-05-01", "").reply).toBe("ਕਿਰਪਾ ਕਰਕੇ 1 ਮਈ 2027 ਤੱਕ ਜਵਾਬ ਦਿਓ");
  expect(wordsIn("ur", "2027-05-01", "403 555 0142").call).toContain("\u2068403 555 0142\u2069");
});

test.each(languages)(
  "a card in %s says nothing of a day or a telephone that the couple did not name",
  (language) => {
    const { reply, call } = wordsIn(language, null, "");
    expect(reply).not.toMatch(/\d|\{/);
    expect(call).toBe("");
  },
);
