import fc from "fast-check";
import { expect, test } from "vitest";

import { indianSeasons } from "#content/seasons/indian-seasons.ts";
import { seasons } from "#content/seasons/seasons.ts";

import { findSeason, parseSeason } from "./season-choice.ts";

test("summer is shown unless the address names another season", () => {
  expect(parseSeason(null)).toBe("summer");
  for (const id of ["summer", "fall", "winter", "spring"] as const) expect(parseSeason(id)).toBe(id);
});

test("whatever the address says, both themes have the season that is shown", () => {
  fc.assert(
    fc.property(fc.option(fc.oneof(fc.string(), fc.constantFrom("fall", "winter"))), (text) => {
      const id = parseSeason(text);
      expect(findSeason(seasons, id).id).toBe(id);
      expect(findSeason(indianSeasons, id).id).toBe(id);
    }),
  );
});

test("a season that a theme forgot is an error, not an empty page", () => {
  expect(() => findSeason(seasons.slice(1), "summer")).toThrow("no season 'summer'");
});
