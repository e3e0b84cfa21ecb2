import fc from "fast-check";
import { expect, test } from "vitest";

import { indianDecorIdeas } from "#content/decor-ideas/indian-ideas.ts";
import { standardDecorIdeas } from "#content/decor-ideas/standard-ideas.ts";

import { decorSeasons, filterBySeason, parseDecorSeason } from "./decor-season.ts";

const season = fc.constantFrom(...decorSeasons);
const word = fc.constantFrom("Summer", "fall", "Winter", "SPRING", "Year-round", "Diwali", "and", "Fallow");
const idea = fc.record({
  id: fc.nat(),
  season: fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    fc.string(),
  ),
});

test("an idea is kept exactly when its season text contains the chosen word, in the order that it had", () => {
  fc.assert(
    fc.property(fc.array(idea), season, (ideas, choice) => {
      const kept = filterBySeason(ideas, choice);
      let next = 0;
      for (const one of ideas) {
        const wanted = choice === "all" || new RegExp(choice, "i").test(one.season);
        expect(kept[next] === one).toBe(wanted);
        if (wanted) next += 1;
      }
      expect(kept).toHaveLength(next);
    }),
  );
});

test("filtering twice is filtering once, and 'all' takes nothing away", () => {
  fc.assert(
    fc.property(fc.array(idea), season, (ideas, choice) => {
      const once = filterBySeason(ideas, choice);
      expect(filterBySeason(once, choice)).toEqual(once);
      expect(filterBySeason(once, "all")).toBe(once);
    }),
  );
});

test("an idea for the whole year is shown under 'all' and under no season", () => {
  const [summer, ...rest] = decorSeasons.slice(1);
  expect(rest).toHaveLength(3);
  for (const choice of [summer ?? "all", ...rest])
    expect(filterBySeason([{ season: "Year-round" }], choice)).toEqual([]);
  expect(filterBySeason([{ season: "Year-round" }], "all")).toHaveLength(1);
});

test.each([
  ["standard", standardDecorIdeas],
  ["Indian", indianDecorIdeas],
])(
  "every season finds at least one idea of the %s theme, and at least one is for the whole year",
  (_, ideas) => {
    for (const choice of decorSeasons) expect(filterBySeason(ideas, choice)).not.toEqual([]);
    expect(ideas.some((one) => one.season === "Year-round")).toBe(true);
  },
);

test("an address may ask for a season in its own word; anything else means all", () => {
  for (const choice of decorSeasons) expect(parseDecorSeason(choice)).toBe(choice);
  fc.assert(
    fc.property(fc.option(fc.string()), (text) => {
      expect(decorSeasons).toContain(parseDecorSeason(text));
    }),
  );
  for (const text of [null, "", "Winter", "autumn", "winter "]) expect(parseDecorSeason(text)).toBe("all");
});
