import { sql } from "drizzle-orm";
import { expect, test } from "vitest";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { dropOldViews, readPageViews } from "#app/catalogue/listings/read-views.server.ts";
import { listingViews } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { openViewCounter } from "./view-counter.ts";

const [palliser, other] = [76, 96];
const today = () => albertaDate(new Date());

forEachDatabase((openTestDatabase) => {
  test("two processes add up, and what was counted last is written when a process ends", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const failures: string[] = [];
    const [one, two] = [1, 2].map(() => openViewCounter(database, (what) => failures.push(what)));
    for (const counter of [one, one, two]) counter?.count(palliser);
    two?.count(other);
    // Nothing is written for each view.
    expect(await database.$count(listingViews)).toBe(0);
    await Promise.all([one?.flush(), two?.flush()]);
    one?.count(palliser);
    await Promise.all([one?.close(), two?.close()]);
    expect(await database.select().from(listingViews).orderBy(listingViews.listingId)).toEqual([
      { listingId: palliser, day: today(), views: 4 },
      { listingId: other, day: today(), views: 1 },
    ]);
    expect(failures).toEqual([]);
  });

  test("what cannot be written waits, is reported once, and is not counted twice", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const failures: string[] = [];
    const counter = openViewCounter(database, (what) => failures.push(what));
    await database.execute(sql`alter table listing_views rename to elsewhere`);
    counter.count(palliser);
    await counter.flush();
    counter.count(palliser);
    await counter.flush();
    expect(failures).toHaveLength(1);
    await database.execute(sql`alter table elsewhere rename to listing_views`);
    await counter.close();
    expect(await readPageViews(database, palliser)).toEqual({ recent: 2, before: 0 });
  });

  test("thirty days are compared with the thirty before, and what is older than two years goes", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const daysAgo = [0, 29, 30, 59, 60, 731, 733];
    await database
      .insert(listingViews)
      .values(daysAgo.map((ago) => ({ listingId: palliser, day: addDays(today(), -ago), views: 10 + ago })));
    expect(await readPageViews(database, palliser)).toEqual({ recent: 10 + 39, before: 40 + 69 });
    await dropOldViews(database, today());
    expect(await database.$count(listingViews)).toBe(daysAgo.length - 1);
  });
});
