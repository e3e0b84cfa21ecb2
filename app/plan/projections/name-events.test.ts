import { expect, test } from "vitest";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";
import { weddingKinds } from "#content/plan/wedding-kinds.ts";

import { nameEvents } from "./name-events.ts";

const wedding = { date: null, guests: null };

test("every name that the site gives to an event, of whatever tradition, is said in the guest's language", () => {
  const events = weddingKinds.flatMap(({ id }) => defaultEvents(id, wedding));
  const inUrdu = nameEvents(translate(allWords("ur")), { events }).events.map(({ name }) => name);
  expect(inUrdu.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
  const inEnglish = nameEvents(translate(allWords("en")), { events }).events;
  expect(inEnglish.map(({ name }) => name)).toEqual(events.map(({ name }) => name));
});

test("an event whose name was cleared is called by its kind, or an event, in the guest's language", () => {
  const cleared = {
    events: [
      { kind: "sangeet", name: "" },
      { kind: "", name: "" },
    ],
  };
  const names = nameEvents(translate(allWords("ur")), cleared).events.map(({ name }) => name);
  expect(names.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
});

test("what a couple typed stays as it typed it", () => {
  const typed = { events: [{ kind: "sangeet", name: "Sangeet at Nani's" }] };
  expect(nameEvents(translate(allWords("pa")), typed)).toEqual(typed);
});
