import { expect, test } from "vitest";

import { lineChange, type BusinessProjection } from "#app/plan/document/projection-types.ts";
import { sheetLine, unchangedWords } from "#test-support/sheet-line.ts";

import { withLineChanges } from "./line-changes.ts";

const sheet = (start: number, date = "2027-06-19"): BusinessProjection => ({
  title: "Simran and Daniel",
  name: "Prairie Dhol",
  loadIn: null,
  toCall: [],
  beside: [],
  changes: null,
  days: [
    {
      date,
      lines: [sheetLine("dance", start, start + 10)],
    },
  ],
});

/** A sheet whose only line says something else, too. */
const withLine = (
  base: BusinessProjection,
  change: Partial<ReturnType<typeof sheetLine>>,
): BusinessProjection => ({
  ...base,
  days: base.days.map((day) => ({ ...day, lines: day.lines.map((line) => ({ ...line, ...change })) })),
});

const changeOf = ({ days }: BusinessProjection) => days[0]?.lines[0]?.change;

test("a new hour says what it was and when it changed, until the next one", () => {
  const [first, second] = ["2027-06-19T20:05:00.000Z", "2027-06-19T21:00:00.000Z"];
  expect(changeOf(withLineChanges(sheet(990), null, first))).toBeNull();
  const moved = withLineChanges(sheet(1015), sheet(990), first);
  expect(changeOf(moved)).toEqual({
    date: "2027-06-19",
    start: 990,
    end: 1000,
    at: first,
    ...unchangedWords,
  });
  expect(changeOf(withLineChanges(sheet(1015), moved, second))).toEqual(changeOf(moved));
  expect(changeOf(withLineChanges(sheet(1015, "2027-06-20"), moved, second))).toEqual({
    date: "2027-06-19",
    start: 1015,
    end: 1025,
    at: second,
    ...unchangedWords,
  });
});

test("a moved hall, changed notes and diets are told, and what was told of the hour stays", () => {
  const [first, second, third] = [20, 21, 22].map((hour) => `2027-06-19T${hour}:00:00.000Z`);
  if (first === undefined || second === undefined || third === undefined) throw new Error("Three instants");
  const at = (place: string, notes: string, allergies: string) =>
    withLine(sheet(1015), { place, notes, allergies });
  const later = withLineChanges(at("Hyatt", "", ""), withLineChanges(sheet(990), null, first), first);
  const moved = withLineChanges(at("Palliser", "", ""), later, second);
  expect(changeOf(moved)).toMatchObject({
    start: 990,
    at: second,
    place: "Hyatt",
    notes: false,
    diets: false,
  });
  const noted = withLineChanges(at("Palliser", "Side door", "Meera (nuts)"), moved, third);
  expect(changeOf(noted)).toMatchObject({ start: 990, at: third, place: "Hyatt", notes: true, diets: true });
  expect(changeOf(withLineChanges(at("Palliser", "Side door", "Meera (nuts)"), noted, first))).toEqual(
    changeOf(noted),
  );
  const chosen = withLineChanges(withLine(sheet(990), { dishes: "2 Paneer" }), sheet(990), first);
  expect(changeOf(chosen)).toMatchObject({ diets: false, dishes: true, notes: false });
  expect(changeOf(withLineChanges(at("", "", "Meera (nuts)"), chosen, second))).toMatchObject({
    diets: true,
    dishes: true,
  });
});

test("a change that a former version wrote says nothing of title, place, people, notes, diets and dishes", () => {
  const former = { date: "2027-06-19", start: 990, end: 1000, at: "2027-06-19T20:05:00.000Z" };
  expect(lineChange.parse(former)).toEqual({ ...former, ...unchangedWords });
});

const dinner = (title: string, people: string) => withLine(sheet(990), { type: "event", title, people });

test("another title and other people are told, and stay told; replies alone are not", () => {
  const [first, second] = ["2027-06-19T20:05:00.000Z", "2027-06-19T21:00:00.000Z"];
  const before = dinner("Dinner", "66 people, 60 still to reply");
  expect(
    changeOf(withLineChanges(dinner("Dinner", "66 people, 2 still to reply"), before, first)),
  ).toBeNull();
  const renamed = withLineChanges(dinner("Supper", "66 people"), before, first);
  expect(changeOf(renamed)).toMatchObject({ at: first, title: "Dinner", people: false });
  const fewer = withLineChanges(dinner("Supper", "64 people"), renamed, second);
  expect(changeOf(fewer)).toMatchObject({ at: second, title: "Dinner", people: true });
});

const cake = (event: { title: string; guests: string } | null, diets: string) =>
  withLine(sheet(990), { event, diets });
const reception = (guests: string) => ({ title: "Reception", guests });

test("the guests of a moment's event are told apart from its people, and only where the line had them before", () => {
  const at = "2027-06-19T20:05:00.000Z";
  const before = cake(reception("120 people, 4 still to reply"), "1 jain");
  expect(changeOf(withLineChanges(cake(reception("120 people"), "1 jain"), before, at))).toBeNull();
  expect(changeOf(withLineChanges(cake(reception("124 people"), "1 jain"), before, at))).toMatchObject({
    guests: true,
    people: false,
    diets: false,
  });
  expect(changeOf(withLineChanges(cake(null, ""), before, at))).toBeNull();
  expect(changeOf(withLineChanges(before, cake(null, ""), at))).toBeNull();
});
