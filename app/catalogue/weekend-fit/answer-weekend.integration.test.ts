import { expect, test } from "vitest";

import { readDirectory } from "#app/catalogue/directory/directory.server.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { answerWeekend } from "./answer-weekend.ts";
import { listBestFitVenues, listFitVenues } from "./list-fit-venues.ts";
import { listFitVendors } from "./vendors/list-fit-vendors.ts";

forEachDatabase((openTestDatabase) => {
  test("only places that could carry a weekend come with what their picture needs", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const directory = await readDirectory(open.database, true);
    const asked = new URLSearchParams("event=reception&guests=420&seats=tables&caterer=any&bar=own&places=2");
    const { report, cards } = answerWeekend(directory, asked, "standard");
    const shown = [...report.fits, ...report.fitsIf, ...report.together].map(({ venues }) => venues[0]?.id);
    expect(shown.length).toBeGreaterThan(0);
    expect(report.fails.length).toBeGreaterThan(0);
    expect(new Set(cards.map(({ id }) => id))).toEqual(new Set(shown));
  });

  test("a list of so many has them all where there are more, without those that no rule can judge", async () => {
    await using open = await openTestDatabase();
    await fillCatalogue(open.database);
    const directory = await readDirectory(open.database, true);
    const artists = listFitVendors(directory, ["mehndi"]);
    expect(artists.length).toBeLessThan(directory.inCategory("beauty").length);
    for (const most of artists.keys())
      expect(listFitVendors(directory, ["mehndi"], most)).toEqual(artists.slice(0, most));
    const withoutDetails = new Set(
      directory
        .inCategory("venues")
        .slice(0, 20)
        .map(({ id }) => id),
    );
    const known = {
      ...directory,
      listing: (id: number) => {
        const found = directory.listing(id);
        return found && withoutDetails.has(id) ? { ...found, venue: null } : found;
      },
    };
    const venues = listFitVenues(known);
    const best = listBestFitVenues(known, venues.length);
    expect(best.toSorted((a, b) => a.cost.id - b.cost.id)).toEqual(venues);
    const ratings = best.map(({ cost }) => directory.listing(cost.id)?.card.rating ?? 0);
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    for (const most of venues.keys()) expect(listBestFitVenues(known, most)).toEqual(best.slice(0, most));
  });
});
