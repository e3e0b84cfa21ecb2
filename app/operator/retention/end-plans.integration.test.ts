import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { writeMail } from "#app/operator/mail-dispatch/write-mail.server.ts";
import { runDailyMaintenance } from "#app/operator/retention/daily-maintenance.server.ts";
import { createPlan } from "#app/plan/repository/plan-repository.server.ts";
import { notePlanOpened } from "#app/plan/repository/note-plan-opened.server.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { startPlanUpdater } from "#app/plan/worker/plan-updater.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries, mails, plans, siteState } from "#database/schema/index.ts";
import { fillCatalogue } from "#test-support/loaded-catalogue.ts";
import { savePastWedding } from "#test-support/past-wedding.ts";
import { saveMails } from "#test-support/save-enquiry.ts";
import { sampleSecret as secret, sampleSettings } from "#test-support/sample-settings.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { endPlans } from "./end-plans.server.ts";

beforeEach(() => {
  for (const method of ["log", "error"] as const) vi.spyOn(console, method).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const day = (date: string) => new Date(`${date}T18:00:00Z`);

type Dates = { date?: string; event?: string; enquiry?: string; opened?: string };

/** A plan as a couple saves it, read by the site as it is after each change. */
async function savePlan(database: Database, { date, event, enquiry, opened }: Dates): Promise<string> {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel", date: date ?? null });
  if (event !== undefined) putRow(events, plan, "e", { name: "Reception", date: event });
  if (enquiry !== undefined) putRow(shortlist, plan, "76", { name: "Palliser", enquiry });
  const id = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
  const work = startPlanUpdater(database, (_what, error) => {
    throw error;
  });
  await work.upToDate(id);
  await work.close();
  const at = day(opened ?? "2027-01-01");
  await database.update(plans).set({ openedAt: at, changedAt: at }).where(eq(plans.id, id));
  return id;
}

const left = async (database: Database) =>
  (await database.select({ id: plans.id }).from(plans)).map(({ id }) => id);

forEachDatabase((openTestDatabase) => {
  test("a plan is deleted a year after its last event, once its couple was told for thirty days", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    await fillCatalogue(database);
    const site = { database, postMails: saveMails };
    const asked = await savePastWedding(database, { email: "simran@couple.ca" });
    // An address that nobody confirmed may be a stranger's: it is told nothing.
    await savePastWedding(database, { email: "stranger@couple.ca" });
    const [enquiry] = await database
      .update(enquiries)
      .set({ confirmedAt: day("2027-01-01") })
      .where(eq(enquiries.id, asked))
      .returning();
    const id = await savePlan(database, {
      date: "2027-07-10",
      event: "2027-07-12",
      enquiry: enquiry?.reference ?? "",
    });
    const plan = async () => (await database.select().from(plans))[0];
    const told = () => database.select().from(mails).where(eq(mails.kind, "plan-ends"));

    await endPlans(site, day("2028-06-01"));
    expect(await told()).toEqual([]);
    await endPlans(site, day("2028-06-12"));
    await endPlans(site, day("2028-06-13"));
    const [mail, ...more] = await told();
    expect([mail?.recipient, more]).toEqual(["simran@couple.ca", []]);
    const office = { database, secret, postMails: saveMails, settings: sampleSettings() };
    const written = mail && (await writeMail(office, mail));
    expect(written?.content.subject).toBe("The plan “Simran and Daniel” is deleted after 12 July 2028");
    expect(JSON.stringify(written)).not.toMatch(/plans\/[\w-]{27}/);

    expect(await endPlans(site, day("2028-07-12"))).toBe(0);
    expect((await plan())?.endToldAt).not.toBeNull();
    expect(await endPlans(site, day("2028-07-14"))).toBe(1);
    expect(await left(database)).not.toContain(id);
  });

  test("a site that was off for years tells first, and a date that has moved is another end", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = { database, postMails: saveMails };
    const id = await savePlan(database, { date: "2027-07-10" });
    expect(await endPlans(site, day("2031-01-01"))).toBe(0);
    expect(await endPlans(site, day("2031-01-20"))).toBe(0);
    await database.update(plans).set({ openedAt: day("2031-01-20") });
    await database.execute(
      `update plan_readings set content = content || '{"lastDay":"2031-08-01"}' where kind = 'wedding'`,
    );
    expect(await endPlans(site, day("2031-03-01"))).toBe(0);
    expect((await database.select().from(plans))[0]?.endToldAt).toBeNull();
    expect(await left(database)).toEqual([id]);
  });

  test("a plan without a date stays for two years after it was last opened", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = { database, postMails: saveMails };
    const [unopened, opened] = [await savePlan(database, {}), await savePlan(database, {})];
    await database
      .update(plans)
      .set({ openedAt: day("2028-12-20") })
      .where(eq(plans.id, opened));
    await endPlans(site, day("2028-12-10"));
    expect(await endPlans(site, day("2029-01-15"))).toBe(1);
    expect(await left(database)).toEqual([opened]);
    expect(unopened).not.toBe(opened);
    await database.update(plans).set({ openedAt: day("2020-01-01") });
    await notePlanOpened(database, opened);
    const [plan] = await database.select().from(plans);
    expect(Math.abs((plan?.openedAt.getTime() ?? 0) - Date.now())).toBeLessThan(10 * 60 * 1000);
  });

  test("nothing ends while the date is doubted, in quarantine, or where a plan was not read yet", async () => {
    await using open = await openTestDatabase();
    const { database } = open;
    const site = { database, secret, postMails: saveMails, settings: sampleSettings() };
    const id = await savePlan(database, { date: "2020-07-10", opened: "2020-01-01" });
    await database.update(plans).set({ endToldAt: day("2021-01-01") });
    await database.insert(siteState).values({ clockBelievedAt: day("2020-01-01") });
    await runDailyMaintenance(site);
    expect(await left(database)).toEqual([id]);

    await database.update(plans).set({ quarantinedAt: day("2021-01-01") });
    expect(await endPlans(site, new Date())).toBe(0);
    await database.update(plans).set({ quarantinedAt: null, readingsUpTo: 0 });
    expect(await endPlans(site, new Date())).toBe(0);
    await database.update(plans).set({ readingsUpTo: 1_000_000 });
    expect(await endPlans(site, new Date())).toBe(1);
  });
});
