import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { eventKinds } from "#content/plan/event-kinds.ts";
import { guestCustoms } from "#content/plan/guest-customs.ts";
import { pageBlocks } from "#content/plan/page-blocks.ts";
import { usualTitles } from "#content/plan/usual-moments.ts";
import { inProject } from "#test-support/project-folder.ts";

import { catalogues } from "./catalogues/all-catalogues.server.ts";
import { en } from "./catalogues/en.ts";
import { formatDay, formatWeekday } from "./format-day.ts";
import { allWords } from "./guest-words.server.ts";
import { languages, languageTags, type Language } from "./language.ts";
import { translate } from "./translate.ts";

/** Every message of a language, as 'area.key' with its forms. */
const messagesOf = (language: Language): Map<string, string[]> =>
  new Map(
    Object.entries(catalogues[language].messages).flatMap(([area, messages]) =>
      Object.entries<string | { one: string; other: string }>(messages).map(([key, message]) => [
        `${area}.${key}`,
        typeof message === "string" ? [message] : [message.one, message.other],
      ]),
    ),
  );

const placeholdersOf = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .toSorted((one, other) => one.localeCompare(other));

const english = messagesOf("en");
const translated = languages.filter((language) => language !== "en");

/** The letters of each script that is not Latin. */
const scripts: Partial<Record<Language, RegExp>> = {
  pa: /\p{Script=Gurmukhi}/u,
  hi: /\p{Script=Devanagari}/u,
  gu: /\p{Script=Gujarati}/u,
  ur: /\p{Script=Arabic}/u,
};

describe.each(translated)("%s", (language) => {
  const messages = messagesOf(language);

  test("has every message, and none besides", () => {
    expect([...messages.keys()]).toEqual([...english.keys()]);
  });

  test("is told the same in every message", () => {
    for (const [key, forms] of messages)
      for (const form of forms) {
        const [one = "", other = one] = english.get(key) ?? [];
        // A language may say the number of one thing, where English has a word for it.
        expect([key, placeholdersOf(other)]).toEqual([key, placeholdersOf(form)]);
      }
  });

  test("leaves nothing in another script", () => {
    const script = scripts[language];
    if (script === undefined) return;
    for (const [key, forms] of messages)
      for (const form of forms) {
        const isNumber = /^[\d{}\w\s،,]+$/u.test(form) && /^(?:date|time)\./.test(key);
        expect([key, isNumber || script.test(form)]).toEqual([key, true]);
      }
  });
});

test.each(languages)("the tag of %s is one of it", (language) => {
  expect(new Intl.Locale(languageTags[language]).language).toBe(language);
});

test("every message is used by a page, and every message that a page uses is there", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "content/plan/*.ts"], { cwd: inProject("") }).filter(
    (path) => !path.startsWith("app/languages/catalogues") && !path.includes(".test."),
  );
  const source = files.map((path) => readFileSync(inProject(path), "utf8")).join("\n");
  const said = new Set(
    [...source.matchAll(/say\(\s*"(\w+)",\s*"([\w-]+)"/g)].map(([, area, key]) => `${area}.${key}`),
  );
  /** Areas whose messages are chosen by an id. */
  const byId = new Set([...source.matchAll(/say\(\s*"(\w+)",\s*[a-z]/g)].map(([, area]) => area));
  const unused = [...english.keys()].filter((message) => {
    const [area = "", key = ""] = message.split(".");
    return !said.has(message) && !(byId.has(area) && source.includes(`"${key}"`));
  });
  expect(unused).toEqual([]);
  expect([...said].filter((message) => !english.has(message))).toEqual([]);
});

test.each(languages)("the months of %s are those of CLDR", (language) => {
  const say = translate(allWords(language));
  const format = new Intl.DateTimeFormat(languageTags[language], { month: "long", timeZone: "UTC" });
  for (let month = 1; month <= 12; month += 1) {
    const day = `2027-${String(month).padStart(2, "0")}-19`;
    expect(formatDay(say, day)).toContain(format.format(new Date(day)));
  }
});

test.each(languages)("the days of the week of %s are those of CLDR", (language) => {
  const say = translate(allWords(language));
  const format = new Intl.DateTimeFormat(languageTags[language], { weekday: "long", timeZone: "UTC" });
  for (let date = 1; date <= 7; date += 1)
    expect(formatWeekday(say, `2027-06-0${date}`)).toContain(format.format(new Date(`2027-06-0${date}`)));
});

test("what a house of worship asks, and the headings of a page, are those of the content", () => {
  const { customs, block } = en.messages;
  const asked = Object.entries(guestCustoms).flatMap(([house, { name, asks }]) => [
    [house, name],
    ...asks.map((ask, at) => [`${house}${at + 1}`, ask]),
  ]);
  expect(Object.entries(customs)).toEqual(asked);
  expect(block).toEqual(
    Object.fromEntries(Object.entries(pageBlocks).map(([id, { heading }]) => [id, heading])),
  );
});

test("kinds of event have the names of the content", () => {
  expect(Object.entries(en.messages.event)).toEqual(eventKinds.map(({ id, name }) => [id, name]));
});

test("suggested schedule items have the titles of the content", () => {
  expect(new Set(Object.entries(en.messages.moment))).toEqual(
    new Set(usualTitles.map((title) => [title, title])),
  );
});

test.each(languages)("the plurals of %s are those of CLDR, but for millions", (language) => {
  const { pluralCategories } = new Intl.PluralRules(languageTags[language]).resolvedOptions();
  expect(
    pluralCategories
      .filter((category) => category !== "many")
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(["one", "other"]);
});
