import fc from "fast-check";
import ICAL from "ical.js";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { readEmailsInPlans, eraseFromPlans } from "./erase-from-plans.server.ts";
import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import { plans, planUpdates } from "#database/schema/index.ts";
import { malformedPlan, malformedPlanContent } from "#test-support/fuzz/malformed-plans.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { calendarEntries } from "#app/plan/projections/calendar-entries.ts";
import { readPlanJson, writePlanJson } from "#app/plan/exports/plan-json.ts";
import { planSpreadsheets } from "#app/plan/exports/spreadsheet-tables.ts";
import { writeCalendar } from "#app/plan/exports/write-calendar.ts";
import { zipSpreadsheets } from "#app/plan/exports/zip-spreadsheets.ts";
import { validateUpdate } from "#app/plan/updates/validate-update.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { createPlan, deletePlan, saveUpdate } from "#app/plan/repository/plan-repository.server.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import { ensureHouseholdCodes } from "#app/plan/server/rsvp/household-codes.server.ts";
import { saveReply, openHouseholdPage } from "#app/plan/server/rsvp/save-reply.server.ts";
import { viewHousehold } from "#app/plan/projections/household-view.ts";
import { openBusinessSheet } from "#app/plan/server/business-links.server.ts";
import { businessSheetData } from "#app/plan/projections/business-sheet-data.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

const isSoak = Boolean(process.env.SOAK);
const runs = Number(process.env.FUZZ_RUNS ?? (isSoak ? 5000 : 40));
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));
/** Each erasure starts a thread. */
const addressesErased = isSoak ? 4 : 1;

const idsOf = (plan: Doc) =>
  viewTable(households, plan)
    .rows()
    .map(({ id }) => id);
function isPlan(bytes: Uint8Array): boolean {
  try {
    return validateUpdate(new Doc(), "plan", bytes).structs > 0;
  } catch {
    return false;
  }
}
const businessesOf = (plan: Doc) =>
  viewTable(shortlist, plan)
    .rows()
    .map(({ id }) => id);

const yes = { coming: { reception: 1 }, persons: [], message: "We come!" };

test(`whatever somebody writes into a plan (${runs} plans, FUZZ_SEED=${seed}), it can be copied, printed and shared`, () => {
  fc.assert(
    fc.property(malformedPlanContent, (writing) => {
      const plan = malformedPlan(writing);
      const json = writePlanJson(plan, new Date("2026-11-22T12:00:00Z"));
      expect(readPlanJson(new Doc(), json)).not.toBeNull();
      expect(zipSpreadsheets(planSpreadsheets(plan, "2026-11-22")).byteLength).toBeGreaterThan(100);
      const entries = calendarEntries(plan);
      const calendar = writeCalendar({ name: "A plan", plan: "a", entries, changedAt: new Date() });
      expect(ICAL.parse(calendar)[0]).toBe("vcalendar");
      for (const id of businessesOf(plan)) expect(businessSheetData(plan, id)).not.toBeNull();
      for (const id of idsOf(plan)) {
        viewHousehold(plan, id);
        mergeReply(plan, id, yes);
      }
    }),
    { numRuns: runs, seed, includeErrorInReport: true },
  );
});

forEachDatabase((openDatabase) => {
  test(`nor does it keep the plan's pages from opening, or an address from being erased (FUZZ_SEED=${seed})`, async () => {
    await using open = await openDatabase();
    const { database } = open;
    const secret = "a secret of thirty-two characters";
    const planWork = openTestPlanWork(database, () => {});
    await fc.assert(
      fc.asyncProperty(malformedPlanContent, async (writing) => {
        const odd = malformedPlan(writing);
        const planId = await createPlan(database, crypto.randomUUID());
        const bytes = encodeStateAsUpdate(odd);
        const isTaken = isPlan(bytes);
        if (isTaken) await saveUpdate(database, planId, "plan", bytes);
        // As it was saved before changes were judged.
        else await database.insert(planUpdates).values({ planId, part: "plan", bytes, structs: 0 });
        await planWork.upToDate(planId);
        const [plan] = await database.select().from(plans).where(eq(plans.id, planId));
        expect(plan?.quarantinedAt === null).toBe(isTaken);
        const codes = await ensureHouseholdCodes({ database, secret, planWork }, planId);
        expect("household-1" in codes).toBe(isTaken);
        for (const [household, code] of Object.entries(codes)) {
          const page = await openHouseholdPage({ database, planWork }, code);
          if (page !== null) await saveReply({ database, planWork }, planId, household, yes);
        }
        for (const business of businessesOf(odd)) {
          const key = await getOrCreateKey(database, secret, "plan-business", `${planId} ${business}`);
          await openBusinessSheet({ database, planWork }, key);
        }
        await database.transaction(async (transaction) => {
          for (const address of (await readEmailsInPlans(transaction)).slice(0, addressesErased))
            await eraseFromPlans(createErasureContext(transaction), address);
        });
        await deletePlan(database, planId);
      }),
      { numRuns: Math.ceil(runs / 8), seed, includeErrorInReport: true },
    );
    await planWork.close();
  });
});
