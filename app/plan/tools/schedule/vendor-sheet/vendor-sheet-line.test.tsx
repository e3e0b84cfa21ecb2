import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import type { BusinessSheetLine } from "#app/plan/projections/business-sheet-data.ts";
import { seenLinesOf } from "#app/plan/projections/sheet-differences.ts";

import { VendorSheetLine } from "./vendor-sheet-line.tsx";

const date = "2027-06-19";
const dinner: BusinessSheetLine = {
  id: "dinner",
  start: 1080,
  end: 1200,
  type: "event",
  title: "Dinner",
  place: "",
  people: "",
  notes: "",
  diets: "3 jain",
  allergies: "",
  dishes: "40 Chicken",
  fixed: false,
  before: null,
  event: null,
  change: null,
};

/** What is marked on the line of a device that saw it as `dinner`; without a device, of a line that changed. */
function marksOf(
  line: Partial<BusinessSheetLine>,
  isSeen = true,
  before: Partial<BusinessSheetLine> = {},
): (string | undefined)[] {
  const lines = [{ ...dinner, ...before }];
  const seen = isSeen ? seenLinesOf({ loadIn: null, toCall: [], beside: [], days: [{ date, lines }] }) : null;
  const markup = renderToStaticMarkup(
    <VendorSheetLine date={date} line={{ ...dinner, ...line }} seen={seen} directions={undefined} />,
  );
  return [...markup.matchAll(/<strong class="sheet-line__mark">([^<]*)</g)].map(([, mark]) => mark);
}

test("changed diets and changed dishes are each said by name, also where none are left", () => {
  expect(marksOf({})).toEqual([]);
  expect(marksOf({ dishes: "" })).toEqual(["dishes changed"]);
  expect(marksOf({ dishes: "41 Chicken" })).toEqual(["dishes changed"]);
  expect(marksOf({ diets: "" })).toEqual(["diets changed"]);
  expect(marksOf({ allergies: "Meera (nuts)" })).toEqual(["diets changed"]);
  expect(marksOf({ diets: "4 jain", dishes: "" })).toEqual(["diets and dishes changed"]);
});

const shown = (line: Partial<BusinessSheetLine>) =>
  renderToStaticMarkup(
    <VendorSheetLine date={date} line={{ ...dinner, ...line }} seen={null} directions={undefined} />,
  );

test("the number of guests begins its own line as a sentence does, and the couple’s words stay as they are", () => {
  expect(shown({ people: "planned for 66 people, 64 on the list so far" })).toContain(
    "<p>Planned for 66 people, 64 on the list so far</p>",
  );
  expect(shown({ type: "moment", people: "nani and the cousins" })).toContain("<p>nani and the cousins</p>");
});

test("what runs late before a vendor says how far it runs into the vendor's own time", () => {
  expect(shown({ before: { title: "Milni", end: 1075 } })).toContain(
    "Before you: Milni, until 5:55 p.m.</p>",
  );
  expect(shown({ before: { title: "Milni", end: 1090 } })).toContain(
    "Before you: Milni, until 6:10 p.m. (10 minutes into yours)</p>",
  );
});

test("another title and other people are said on the line", () => {
  expect(marksOf({ title: "Supper" })).toEqual(["title was "]);
  expect(marksOf({ people: "66 people" })).toEqual(["number changed"]);
});

test("without scripts the line says the same of its last change", () => {
  const last = {
    date,
    start: 1080,
    end: 1200,
    at: "2027-06-19T20:05:00.000Z",
    title: "Supper",
    place: null,
    people: true,
    guests: false,
    notes: false,
    diets: false,
    dishes: true,
  };
  expect(marksOf({ dishes: "", change: last }, false).slice(-3)).toEqual([
    "title was ",
    "number changed",
    "dishes changed",
  ]);
});

test("the event of a moment stands with its guests, and another number of them is said on the line", () => {
  const event = { title: "Reception", guests: "120 people, 4 still to reply" };
  const cake = { ...dinner, type: "moment" as const, event };
  expect(shown(cake)).toContain("<p>Reception: 120 people, 4 still to reply</p>");
  const newsOf = (line: Partial<BusinessSheetLine>) => marksOf(line, true, cake);
  expect(newsOf({ ...cake, event: { ...event, guests: "120 people" } })).toEqual([]);
  expect(newsOf({ ...cake, event: { ...event, guests: "124 people" } })).toEqual(["number changed"]);
});

test("guests and meals that move to the line of the event itself are no news", () => {
  const cake: Partial<BusinessSheetLine> = {
    type: "moment",
    event: { title: "Reception", guests: "120 people" },
  };
  expect(marksOf({ ...cake, event: null, diets: "", dishes: "" }, true, cake)).toEqual([]);
  expect(marksOf(cake, true, { ...cake, event: null, diets: "", dishes: "" })).toEqual([]);
});
