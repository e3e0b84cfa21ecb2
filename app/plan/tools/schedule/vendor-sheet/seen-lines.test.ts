import { expect, test } from "vitest";

import type { BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";
import {
  formerLoadIn,
  isBesideChanged,
  isCallChanged,
  lineNews,
  removedLines,
  seenLinesOf,
} from "#app/plan/projections/sheet-differences.ts";
import { fakeLocalStorage } from "#test-support/fake-local-storage.ts";
import { sheetLine, unchangedWords } from "#test-support/sheet-line.ts";

import { loadSeenLines, saveSeenLines } from "./seen-lines.ts";

const line = (id: string, start: number) => sheetLine(id, start, start + 20);
const date = "2027-06-19";
const band = { name: "Prairie Dhol", contact: "Mo", phone: "403 555 0111", email: "" };
const sheet = (...lines: BusinessSheetLine[]) => ({
  id: "a",
  loadIn: null,
  toCall: ["Maya 403 555 0101"],
  beside: [band],
  days: [{ date, lines }],
});

test("a device knows which hours moved, what is new and what is gone since it looked", () => {
  const storage = fakeLocalStorage();
  expect(loadSeenLines("a", storage)).toBeNull();
  saveSeenLines("a", seenLinesOf(sheet(line("dance", 990), line("cake", 1050))), storage);
  const seen = loadSeenLines("a", storage) ?? {};
  const now = sheet(line("dance", 1015), line("exit", 1200));
  expect(lineNews(date, line("dance", 1015), seen)).toMatchObject({
    kind: "changed",
    hours: { start: 990 },
  });
  expect(lineNews(date, line("dance", 990), seen)).toEqual({ kind: "same" });
  expect(lineNews(date, line("exit", 1200), seen)).toEqual({ kind: "new" });
  expect(removedLines(seen, now).map(({ title }) => title)).toEqual(["cake"]);
});

test("load-in that moved to another hour or day is news, and one that was taken away is gone", () => {
  const before = { ...sheet(line("cake", 990)), loadIn: 840 };
  const seen = seenLinesOf(before);
  expect(formerLoadIn(before, seen)).toBeNull();
  expect(formerLoadIn({ ...before, loadIn: 780 }, seen)).toMatchObject({ date, start: 840 });
  // The first day has fallen away: the hour is the same, on another day.
  const later = { ...before, days: [{ date: "2027-06-20", lines: [line("cake", 990)] }] };
  expect(formerLoadIn(later, seen)).toMatchObject({ date, start: 840 });
  expect(removedLines(seen, later)).toEqual([]);
  expect(removedLines(seen, { ...before, loadIn: null })).toMatchObject([{ title: "Load-in", start: 840 }]);
  // A device that a former version wrote for knows nothing of it.
  expect(formerLoadIn(before, seenLinesOf(sheet(line("cake", 990))))).toBeNull();
});

test("another title, other people and other contacts are news; who has answered meanwhile is none", () => {
  const dinner: BusinessSheetLine = {
    ...line("dinner", 990),
    type: "event",
    people: "planned for 1,066 people, 64 on the list so far",
  };
  const dance = { ...line("dance", 1200), people: "Maya and Dev" };
  const before = sheet(dinner, dance);
  const seen = seenLinesOf(before);
  const newsOf = (now: BusinessSheetLine) => lineNews(date, now, seen);
  expect(newsOf({ ...dinner, title: "Supper" })).toMatchObject({ kind: "changed", title: "dinner" });
  expect(newsOf({ ...dance, people: "Maya" })).toMatchObject({ kind: "changed", people: true, title: null });
  expect(newsOf({ ...dinner, people: "1,066 people, 12 still to reply" })).toEqual({
    kind: "same",
  });
  expect(newsOf({ ...dinner, people: "planned for 1,065 people, 64 on the list so far" })).toMatchObject({
    kind: "changed",
    people: true,
  });
  expect(isCallChanged(before, seen)).toBe(false);
  expect(isCallChanged({ ...before, toCall: ["Maya 403 555 0199"] }, seen)).toBe(true);
  expect(removedLines(seen, { ...before, toCall: [] })).toEqual([]);
  // A device that a former version wrote for knows nothing of people and contacts.
  const former = { dinner: { date, start: 990, end: 1010, title: "dinner" } };
  expect(lineNews(date, dinner, former)).toEqual({ kind: "same" });
  expect(isCallChanged(before, former)).toBe(false);
});

test("another vendor that is there, one that is not any more, and another number of one are news", () => {
  const before = sheet(line("cake", 990));
  const seen = seenLinesOf(before);
  const isNews = (beside: typeof before.beside) => isBesideChanged({ ...before, beside }, seen);
  expect(isNews([{ ...band }])).toBe(false);
  expect(isNews([])).toBe(true);
  expect(isNews([band, { ...band, name: "Foothills Lens" }])).toBe(true);
  expect(isNews([{ ...band, phone: "403 555 0199" }])).toBe(true);
  expect(removedLines(seen, { ...before, beside: [] })).toEqual([]);
  // A device that a former version wrote for knows nothing of them.
  expect(isBesideChanged(before, {})).toBe(false);
});

test("a moved hall, changed notes, changed diets and changed dishes are news", () => {
  const cake = {
    ...line("cake", 990),
    place: "Hyatt",
    notes: "Side door",
    diets: "3 jain",
    dishes: "40 Chicken",
  };
  const seen = seenLinesOf(sheet(cake));
  const same = { hours: null, ...unchangedWords };
  const newsOf = (change: Partial<BusinessSheetLine>) => lineNews(date, { ...cake, ...change }, seen);
  expect(newsOf({})).toEqual({ kind: "same" });
  expect(newsOf({ place: "Palliser" })).toEqual({ kind: "changed", ...same, place: "Hyatt" });
  expect(newsOf({ notes: "Front door" })).toEqual({ kind: "changed", ...same, notes: true });
  expect(newsOf({ diets: "4 jain" })).toEqual({ kind: "changed", ...same, diets: true });
  expect(newsOf({ allergies: "Meera (nuts)" })).toEqual({ kind: "changed", ...same, diets: true });
  expect(newsOf({ dishes: "41 Chicken" })).toEqual({ kind: "changed", ...same, dishes: true });
  expect(newsOf({ dishes: "" })).toEqual({ kind: "changed", ...same, dishes: true });
});

test("what a former version stored knows of hours only", () => {
  const storage = fakeLocalStorage();
  storage.setItem(
    "wild-rose-sheet:a",
    JSON.stringify({ cake: { date, start: 990, end: 1010, title: "cake" } }),
  );
  const seen = loadSeenLines("a", storage) ?? {};
  expect(lineNews(date, { ...line("cake", 990), place: "Hyatt", notes: "Side door" }, seen)).toEqual({
    kind: "same",
  });
});

test("what a former version stored without dishes still tells of diets, and dishes alone are no news to it", () => {
  const storage = fakeLocalStorage();
  const stored = { date, start: 990, end: 1010, title: "cake", diets: "1ptgz3e" };
  storage.setItem("wild-rose-sheet:a", JSON.stringify({ cake: stored }));
  const seen = loadSeenLines("a", storage) ?? {};
  const cake = { ...line("cake", 990), diets: "3 jain" };
  expect(lineNews(date, { ...cake, dishes: "40 Chicken" }, seen)).toEqual({ kind: "same" });
  expect(lineNews(date, { ...cake, diets: "4 jain" }, seen)).toMatchObject({ kind: "changed", diets: true });
});

test("what another program wrote in its place is no memory", () => {
  const storage = fakeLocalStorage();
  for (const text of ["{", "[]", '{"dance":{"date":1}}']) {
    storage.setItem("wild-rose-sheet:a", text);
    expect(loadSeenLines("a", storage)).toBeNull();
  }
});
