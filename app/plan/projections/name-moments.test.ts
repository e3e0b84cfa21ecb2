import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import type { Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { suggestMoments } from "#app/plan/rules/schedule/suggest-moments.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";
import { weddingKinds } from "#content/plan/wedding-kinds.ts";

import { nameMoments } from "./name-moments.ts";

const wedding = { date: null, guests: null };
const day = "2027-06-19";
const light = daylightOf(day, [], ["calgary"]);

/** What the site proposes for every kind of wedding, as rows of the plan. */
const proposed = weddingKinds.flatMap(({ id: wanted }) =>
  defaultEvents(wanted, wedding).flatMap(({ kind, start, minutes }) => {
    const event = rowOf(events, `${wanted}-${kind}`, { kind, date: day, start, minutes });
    return suggestMoments(event, light).map(({ row: id, title }) => ({ id, title }));
  }),
);

const titlesOf = (language: Language, ids: readonly string[]) =>
  nameMoments(translate(allWords(language)), proposed)
    .filter(({ id }) => ids.includes(id))
    .map(({ title }) => title);

test("every schedule item that the site proposes, for whatever wedding, is said in the guest's language", () => {
  expect(proposed.length).toBeGreaterThan(200);
  expect(proposed.map(({ title }) => title)).toContain("Portraits in the golden hour");
  for (const [language, script] of [
    ["pa", "Gurmukhi"],
    ["hi", "Devanagari"],
    ["gu", "Gujarati"],
    ["ur", "Arabic"],
  ] as const) {
    const titles = nameMoments(translate(allWords(language)), proposed).map(({ title }) => title);
    const own = new RegExp(`\\p{Script=${script}}`, "u");
    expect(titles.filter((title) => !own.test(title) || /\p{Script=Latin}/u.test(title))).toEqual([]);
  }
  expect(nameMoments(translate(allWords("en")), proposed)).toEqual(proposed);
  const french = nameMoments(translate(allWords("fr")), proposed).map(({ title }) => title);
  expect(french).toContain("Lectures et vœux");
});

test("rites have the names that their own families write", () => {
  expect(titlesOf("pa", ["punjabi-sikh-anand-karaj.laavan", "punjabi-sikh-anand-karaj.langar"])).toEqual([
    "ਚਾਰ ਲਾਵਾਂ",
    "ਲੰਗਰ",
  ]);
  expect(titlesOf("ur", ["muslim-nikah.consent"])).toEqual(["دو گواہوں کے سامنے ایجاب و قبول"]);
});

test("what the couple worded itself stays as it is typed", () => {
  const typed = [
    { id: "reception.dinner", title: "Dinner, at last" },
    { id: "reception.cake", title: "" },
    { id: "V1StGXR8", title: "Dinner" },
    { id: "reception.dinner", title: "First dance" },
  ];
  expect(nameMoments(translate(allWords("pa")), typed)).toEqual(typed);
});
