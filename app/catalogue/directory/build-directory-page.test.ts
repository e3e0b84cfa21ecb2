import fc from "fast-check";
import { expect, test } from "vitest";

import { catalogueCards, directoryScenario } from "#test-support/arbitrary-listings.ts";
import { listingCount } from "#test-support/catalogue-counts.ts";

import { buildDirectoryPage, maxPagesShown } from "./build-directory-page.ts";
import { dayNumber } from "./availability-calendar.ts";
import { indexListings } from "./directory-index.ts";
import { emptyQuery, type DirectoryQuery } from "./directory-query.ts";
import { findRelaxation } from "./find-relaxation.ts";
import { findNearestNames } from "./nearest-names.ts";
import { filterDirectory } from "./filter-directory.ts";

const catalogue = indexListings(catalogueCards());
const today = "2026-11-22";
const answer = (change: Partial<DirectoryQuery>) =>
  buildDirectoryPage(catalogue, { ...emptyQuery, ...change }, today);

test("an answer says what showDirectory says of a coming date", () => {
  fc.assert(
    fc.property(directoryScenario, ({ listings, query }) => {
      const index = indexListings(listings);
      const result = filterDirectory(index, query);
      const answered = buildDirectoryPage(index, query, "2000-01-01");
      expect(answered.date).toBe(query.date);
      expect(answered.total).toBe(result.matches.length);
      expect(answered.counts).toEqual(result.counts);
    }),
    { numRuns: 100 },
  );
});

test("there are 24 cards on the first page, and each page adds 24 until all are there", () => {
  const matches = filterDirectory(catalogue, emptyQuery).matches;
  expect(answer({}).cards).toEqual(matches.slice(0, 24));
  expect(answer({ page: 2 }).cards).toEqual(matches.slice(0, 48));
  expect(answer({ page: 9 }).cards).toEqual(matches);
  expect(answer({ page: 500 }).cards).toHaveLength(listingCount);
  expect(answer({ view: "list" }).cards).toHaveLength(24);
});

test("of more than ten pages the last ten are shown, and how many stand before them", () => {
  const many = indexListings(
    Array.from({ length: 3 }, (_, at) =>
      catalogueCards().map((card) => ({ ...card, id: at * 1000 + card.id })),
    )
      .flat()
      .slice(0, 500),
  );
  const matches = [...many.show(emptyQuery).matches];
  const shown = (page: number) => {
    const { cards, before } = buildDirectoryPage(many, { ...emptyQuery, page }, today);
    return { cards, before };
  };
  expect(shown(maxPagesShown)).toEqual({ cards: matches.slice(0, 240), before: 0 });
  expect(shown(12)).toEqual({ cards: matches.slice(48, 288), before: 48 });
  expect(shown(500)).toEqual({ cards: matches.slice(264), before: 264 });
});

test("the saved list shows its own listings in the order in which they were saved", () => {
  for (const view of ["saved", "compare"] as const) {
    const shown = answer({ view, saved: [17, 3, 999_999, 209] });
    expect(shown.saved.map(({ id }) => id)).toEqual([17, 3, 209]);
    expect(shown.cards).toEqual([]);
  }
  expect(answer({ saved: [17, 3] }).saved).toEqual([]);
});

test("help is offered only where nothing matches", () => {
  expect(answer({ text: "sidehill" }).rescue).toBeNull();
  const { rescue } = answer({ text: "sidehil sounb" });
  expect(rescue?.nearest).toEqual(findNearestNames(catalogue.cards, "sidehil sounb"));
  expect(rescue?.nearest[0]?.name).toBe("Sidehill Sound");
  expect(rescue?.relaxation).toEqual(findRelaxation(catalogue, { ...emptyQuery, text: "sidehil sounb" }));
  expect(rescue?.relaxation?.count).toBe(listingCount);
});

test("a date that has passed in Alberta asks for nothing, and today's does", () => {
  const index = indexListings(
    catalogueCards().map((card) => ({ ...card, calendar: { taken: [dayNumber(today)] } })),
  );
  const asked = (date: string) => buildDirectoryPage(index, { ...emptyQuery, date, saidFree: true }, today);
  expect(asked("2026-11-21")).toMatchObject({
    date: null,
    total: listingCount,
    query: { date: "2026-11-21" },
  });
  expect(asked(today)).toMatchObject({ date: today, total: 0 });
});
