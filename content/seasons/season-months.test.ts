import { expect, test } from "vitest";

import { planSeasonName, planSeasonOf, planSeasons, seasonMonths, toSeasonId } from "./season-months.ts";
import { seasonIds, seasonNames } from "./season-names.ts";

const monthName = (month: number) =>
  new Date(Date.UTC(2027, month - 1, 1)).toLocaleDateString("en-CA", { month: "long", timeZone: "UTC" });

test("the months of a season are what its words say", () => {
  for (const season of seasonIds) {
    const { first, count } = seasonMonths[season];
    const last = ((first + count - 2) % 12) + 1;
    expect(seasonNames[season].months).toBe(`${monthName(first)} to ${monthName(last)}`);
  }
});

test("each month is in one season", () => {
  const months = Array.from({ length: 12 }, (_, at) => `2027-${String(at + 1).padStart(2, "0")}-15`);
  expect(months.map(planSeasonOf).join(" ")).toBe(
    "winter winter winter spring spring summer summer summer autumn autumn winter winter",
  );
  const lengths = seasonIds.map((season) => seasonMonths[season].count);
  expect(lengths.reduce((sum, count) => sum + count, 0)).toBe(12);
});

test("plans have every season of the site, under the name that they have stored", () => {
  expect(planSeasons.map(toSeasonId).toSorted()).toEqual(seasonIds.toSorted());
  expect(planSeasons.map(planSeasonName)).toEqual(["Spring", "Summer", "Fall", "Winter"]);
});
