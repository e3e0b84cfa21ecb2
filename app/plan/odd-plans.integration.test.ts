import fc from "fast-check";
import ICAL from "ical.js";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { addressesInPlans, eraseFromPlans } from "#app/erasure/erase-from-plans.server.ts";
import { beginErasing } from "#app/erasure/erasing.ts";
import { keyOf } from "#app/messaging/private-links/private-links.server.ts";
import { plans, planUpdates } from "#database/schema/index.ts";
import { oddPlan, oddWriting } from "#test-support/fuzz/malformed-plans.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { calendarEntries } from "./projections/calendar-entries.ts";
import { readPlanJson, writePlanJson } from "./exports/plan-json.ts";
import { planAsText } from "./exports/spreadsheet-tables.ts";
import { writeCalendar } from "./exports/write-calendar.ts";
import { zipTables } from "./exports/zip-spreadsheets.ts";
import { judgeUpdate } from "./updates/validate-update.ts";
import { viewTable } from "./document/plan-table.ts";
import { households } from "./guests/guest-tables.ts";
import { createPlan, deletePlan, saveUpdate } from "./repository/plan-repository.server.ts";
import { mergeAnswer } from "./rules/rsvp/merge-reply.ts";
import { codesOf } from "./server/rsvp/household-codes.server.ts";
import { keepAnswer, openHousehold } from "./rsvp/keep-answer.server.ts";
import { viewHousehold } from "./projections/household-view.ts";
import { openBusinessSlice } from "./schedule/business-links.server.ts";
import { businessSlice } from "./projections/business-sheet-data.ts";
import { shortlist } from "./shortlist/shortlist-tables.ts";
import { openPlanWork } from "./worker/plan-updater.server.ts";

const isSoak = Boolean(process.env.SOAK);
const runs = Number(process.env.FUZZ_RUNS ?? (isSoak ? 5000 : 40));
const seed = Number(process.env.FUZZ_SEED ?? (isSoak ? Date.now() % 1_000_000 : 1));

const idsOf = (plan: Doc) =>
  viewTable(households, plan)
    .rows()
    .map(({ id }) => id);
function isPlan(bytes: Uint8Array): boolean {
  try {
    return judgeUpdate(new Doc(), "plan", bytes).structs > 0;
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
    fc.property(oddWriting, (writing) => {
      const plan = oddPlan(writing);
      const json = writePlanJson(plan, new Date("2026-11-22T12:00:00Z"));
      expect(readPlanJson(new Doc(), json)).not.toBeNull();
      expect(zipTables(planAsText(plan, "2026-11-22")).byteLength).toBeGreaterThan(100);
      const entries = calendarEntries(plan);
      const calendar = writeCalendar({ name: "A plan", plan: "a", entries, changedAt: new Date() });
      expect(ICAL.parse(calendar)[0]).toBe("vcalendar");
      for (const id of businessesOf(plan)) expect(businessSlice(plan, id)).not.toBeNull();
      for (const id of idsOf(plan)) {
        viewHousehold(plan, id);
        mergeAnswer(plan, id, yes);
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
    const planWork = openPlanWork(database, () => {});
    await fc.assert(
      fc.asyncProperty(oddWriting, async (writing) => {
        const odd = oddPlan(writing);
        const planId = await createPlan(database, crypto.randomUUID());
        const bytes = encodeStateAsUpdate(odd);
        const isTaken = isPlan(bytes);
        if (isTaken) await saveUpdate(database, planId, "plan", bytes);
        // As it was saved before changes were judged.
        else await database.insert(planUpdates).values({ planId, part: "plan", bytes, structs: 0 });
        await planWork.upToDate(planId);
        const [plan] = await database.select().from(plans).where(eq(plans.id, planId));
        expect(plan?.quarantinedAt === null).toBe(isTaken);
        const codes = await codesOf({ database, secret, planWork }, planId);
        expect("household-1" in codes).toBe(isTaken);
        for (const [household, code] of Object.entries(codes)) {
          const page = await openHousehold({ database, planWork }, code);
          if (page !== null) await keepAnswer({ database, planWork }, planId, household, yes);
        }
        for (const business of businessesOf(odd)) {
          const key = await keyOf(database, secret, "plan-business", `${planId} ${business}`);
          await openBusinessSlice({ database, planWork }, key);
        }
        await database.transaction(async (transaction) => {
          for (const address of (await addressesInPlans(transaction)).slice(0, 4))
            await eraseFromPlans(beginErasing(transaction), address);
        });
        await deletePlan(database, planId);
      }),
      { numRuns: Math.ceil(runs / 8), seed, includeErrorInReport: true },
    );
    await planWork.close();
  });
});
