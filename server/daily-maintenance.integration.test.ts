import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enquiries, siteState } from "#database/schema/index.ts";
import { createDesk } from "./desk-server.ts";
import { savePastWedding } from "#test-support/past-wedding.ts";
import { openMailContext, queuedMailKinds, sendAll, type MailContext } from "#test-support/mail-fixture.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { runDailyMaintenance } from "#app/operator/retention/daily-maintenance.server.ts";

const dayMillis = 24 * 60 * 60 * 1000;

const setClock = (days: number) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(Date.now() + days * dayMillis);
};

/** A wedding that was long ago, and one that was not. */
async function keepTwoWeddings({ database }: MailContext): Promise<void> {
  await fillCatalogue(database);
  await savePastWedding(database, { days: 2000, email: "old@example.ca" });
  await savePastWedding(database, { days: 10, email: "young@example.ca" });
  await database
    .update(enquiries)
    .set({ receivedAt: sql`now() - interval '2000 days'` })
    .where(sql`${enquiries.email} = 'old@example.ca'`);
}

const kept = ({ database }: MailContext) => database.$count(enquiries);

let said: string[] = [];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "error").mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

forEachDatabase((openTestDatabase) => {
  test("what is too old is erased on a date that is believed", async () => {
    await using open = await openMailContext(openTestDatabase);
    await keepTwoWeddings(open.office);
    await runDailyMaintenance(open.office);
    expect(await kept(open.office)).toBe(1);
  });

  test.each([730, -730, 8, -8])(
    "a clock that is %i days off erases nothing and the team is told once, until it is right again",
    async (days) => {
      await using open = await openMailContext(openTestDatabase);
      const { office } = open;
      await keepTwoWeddings(office);
      await office.database.insert(siteState).values({ clockBelievedAt: new Date() });
      setClock(days);
      await runDailyMaintenance(office);
      await runDailyMaintenance(office);
      expect(said.join()).toContain("Nothing is erased for its age");
      expect(await kept(office)).toBe(2);
      const posted = await queuedMailKinds(office);
      expect(posted.filter((mail) => mail.startsWith("clock"))).toEqual(["clock-doubted team"]);
      expect(posted.filter((mail) => mail.startsWith("review-invitation"))).toEqual([]);
      const mail = (await sendAll(office)).find(
        ({ content: letter }) => letter.heading === "Is the date right?",
      );
      expect(JSON.stringify(mail?.content)).toContain("npm run desk -- clock confirm ");

      vi.useRealTimers();
      await runDailyMaintenance(office);
      expect(await kept(office)).toBe(1);
      expect(await office.database.select().from(siteState)).toMatchObject([{ clockDoubtedAt: null }]);
    },
  );

  test("a site that noted no date yet compares with what was left in it, and stays in doubt whatever comes in", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    await keepTwoWeddings(office);
    setClock(730);
    await runDailyMaintenance(office);
    await savePastWedding(office.database, { email: "later@example.ca" });
    await runDailyMaintenance(office);
    expect(await kept(office)).toBe(3);
  });

  test("the desk confirms a date that both clocks show, and then it is believed", async () => {
    await using open = await openMailContext(openTestDatabase);
    const { office } = open;
    await keepTwoWeddings(office);
    // As after years in which nobody started the site.
    await office.database
      .insert(siteState)
      .values({ clockBelievedAt: new Date(Date.now() - 730 * dayMillis) });
    await runDailyMaintenance(office);
    expect(await kept(office)).toBe(2);

    const desk = createDesk({ ...office, databaseKind: open.kind });
    const ask = async (path: string, post?: object) => {
      const answer = await desk.request(path, post && { method: "POST", body: JSON.stringify(post) });
      return { status: answer.status, said: await answer.json() };
    };
    const { said: shown } = await ask("/clock");
    expect(shown).toMatchObject({ doubt: expect.stringContaining("730 days away") });
    expect(await ask("/clock/confirm", { date: "2001-01-01" })).toMatchObject({ status: 409 });
    await runDailyMaintenance(office);
    expect(await kept(office)).toBe(2);

    expect(await ask("/clock/confirm", { date: shown.today })).toMatchObject({ status: 200 });
    expect((await ask("/clock")).said).toMatchObject({ doubt: null });
    await runDailyMaintenance(office);
    expect(await kept(office)).toBe(1);
  });
});
