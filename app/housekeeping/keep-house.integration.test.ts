import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";

import { readCatalogue } from "#content/catalogue/catalogue.ts";
import { loadCatalogue } from "#database/load-catalogue.ts";
import { enquiries } from "#database/schema/index.ts";
import { keepPastWedding } from "#test-support/past-wedding.ts";
import { openOffice } from "#test-support/post-office.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { keepHouse } from "./keep-house.server.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

forEachDatabase((openTestDatabase) => {
  test("what is too old is erased, but nothing while the clock is years off", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "log").mockImplementation(() => {});
    await using open = await openOffice(openTestDatabase);
    await loadCatalogue(open.database, readCatalogue());
    const kept = () => open.database.$count(enquiries);
    await keepPastWedding(open.database, { days: 2000, email: "old@example.ca" });
    await keepPastWedding(open.database, { days: 10, email: "young@example.ca" });
    await open.database.update(enquiries).set({ receivedAt: sql`now() - interval '2000 days'` });
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(Date.now() + 5 * 365 * 24 * 60 * 60 * 1000);
    await keepHouse(open.office);
    expect(said.mock.calls.flat().join()).toContain("The clock has jumped by 1825 days");
    expect(await kept()).toBe(2);

    vi.useRealTimers();
    await keepHouse(open.office);
    expect(await kept()).toBe(1);
  });
});
