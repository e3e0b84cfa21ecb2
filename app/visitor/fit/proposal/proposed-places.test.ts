import { expect, test } from "vitest";

import type { FitReport, ReportedFit } from "#app/catalogue/weekend-fit/fit-report.ts";

import { othersWithRoom, proposedPlaces } from "./proposed-places.ts";

const place = (key: string, open: number): ReportedFit => ({
  key,
  verdict: open === 0 ? "fits" : "if",
  venues: [],
  days: [],
  when: null,
  licence: null,
  vendors: [],
  open: Array.from({ length: open }, (_, at) => ({
    text: `${key} ${at}`,
    venue: null,
    kind: "unknown",
    source: null,
  })),
  asks: [],
  cost: "",
  costsPath: "/compare/costs",
  reason: "",
  changes: "",
  changed: null,
  sources: [],
});
const report = (given: Partial<FitReport>): FitReport => ({
  fits: [],
  fitsIf: [],
  fails: [],
  together: [],
  vendors: null,
  untried: [],
  ...given,
});
const keys = (places: readonly ReportedFit[]) => places.map(({ key }) => key);

test("who carries the weekend comes before who would", () => {
  const places = proposedPlaces(report({ fits: [place("hall", 0)], fitsIf: [place("hotel", 1)] }), 3);
  expect(keys(places)).toEqual(["hall", "hotel"]);
});

test("two places together come before one with more to settle", () => {
  const given = report({ fitsIf: [place("hotel", 2), place("barn", 5)], together: [place("both", 3)] });
  expect(keys(proposedPlaces(given, 3))).toEqual(["hotel", "both", "barn"]);
});

test("a proposal names no more places than it has room for, and none where nothing fits", () => {
  const many = report({ fits: ["a", "b", "c", "d"].map((key) => place(key, 0)) });
  expect(keys(proposedPlaces(many, 3))).toEqual(["a", "b", "c"]);
  expect(proposedPlaces(report({ fails: [place("hall", 0)] }), 3)).toEqual([]);
});

test("what is open at the other places stands on the second page while there is room", () => {
  const others = [place("hotel", 6), place("barn", 4)];
  expect(keys(othersWithRoom(place("hall", 1), others, 8))).toEqual(["hotel", "barn"]);
  const day = { label: "Day", events: [] };
  const long = { ...place("hall", 8), days: [day, day, day, day, day, day, day] };
  expect(keys(othersWithRoom(long, others, 8))).toEqual(["hotel"]);
  expect(othersWithRoom({ ...long, days: Array.from({ length: 12 }, () => day) }, others, 8)).toEqual([]);
});
