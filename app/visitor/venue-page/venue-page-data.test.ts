import { expect, test } from "vitest";

import { venueListing } from "#test-support/venue-listing.ts";

import { describeLayout, buildVenuePageData } from "./venue-page-data.ts";

const said = { source: "A page", confidence: "high" };

const listing = (checkedOn: string) =>
  venueListing({
    rooms: [{ name: "Ballroom", layout: "seated", guests: 320, checkedOn, ...said }],
    facts: [
      {
        key: "baraat",
        status: "reported",
        saidBy: "content",
        answer: "yes",
        text: "By the lane.",
        checkedOn,
        ...said,
      },
      {
        key: "parrots",
        status: "reported",
        saidBy: "content",
        answer: "yes",
        text: "Two.",
        checkedOn,
        ...said,
      },
    ],
  });

test.each([
  ["2026-11-21", "2026-11-21", false],
  ["2026-11-21", "2027-11-21", false],
  ["2026-11-21", "2027-11-22", true],
  ["2027-02-28", "2028-02-29", false],
])("what was checked on %s is, on %s, old: %s", (checkedOn, today, isOld) => {
  const sheet = buildVenuePageData(listing(checkedOn), null, today);
  expect(sheet?.facts.baraat?.isOld).toBe(isOld);
  expect(sheet?.rooms[0]?.isOld).toBe(isOld);
});

test("a key of the database that is no fact of ours is left out, and so is what is not known", () => {
  expect(Object.keys(buildVenuePageData(listing("2026-11-21"), null, "2026-11-21")?.facts ?? {})).toEqual([
    "baraat",
  ]);
});

const questionsOn = (today: string) => buildVenuePageData(listing("2026-11-21"), null, today)?.questions;

test("a question is answered until its answer is old, as the form that asks for what is open has it", () => {
  // The baraat, and the guests at tables in its ballroom.
  expect(questionsOn("2026-11-21")).toEqual({ answered: 2, all: 18 });
  expect(questionsOn("2027-11-22")).toEqual({ answered: 0, all: 18 });
});

test("a listing that is no venue has no sheet", () => {
  expect(buildVenuePageData({ ...listing("2026-11-21"), venue: null }, null, "2026-11-21")).toBeNull();
});

test("a layout that the source does not name is not guessed at", () => {
  expect(describeLayout("theatre")).toBe("Rows of chairs");
  expect(describeLayout("unspecified")).toBe("Layout not said");
});
