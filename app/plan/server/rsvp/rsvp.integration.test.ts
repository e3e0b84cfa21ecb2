import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { households, invitations } from "#app/plan/guests/guest-tables.ts";
import { largestDocument } from "#app/plan/plan-limits.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import { openPlanWork } from "#app/plan/worker/plan-updater.server.ts";
import type { Database } from "#database/database.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { changeDocument, withDocument } from "#test-support/edit-stored-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { codesOf, openCode, renewCode } from "./household-codes.server.ts";
import { countWaitingAnswers, keepAnswer, openHousehold } from "#app/plan/rsvp/keep-answer.server.ts";
import { rsvp, rsvpRow } from "#app/plan/rsvp/rsvp-tables.ts";
import { showCode } from "#app/plan/rsvp/show-code.ts";

const secret = "a secret of thirty-two characters";

function invitedPlan(): Uint8Array {
  const plan = new Doc();
  putRow(wedding, plan, weddingRow, { title: "Simran and Daniel" });
  putRow(events, plan, "reception", { name: "Reception" });
  for (const id of ["gill", "li", "later"]) putRow(households, plan, id, { name: `The ${id}s`, people: 4 });
  putCell(invitations, plan, "gill", "reception", "4");
  putCell(invitations, plan, "li", "reception", "2");
  putRow(rsvp, plan, rsvpRow, { open: true });
  return encodeStateAsUpdate(plan);
}

const answer = (people: number) => ({ coming: { reception: people }, persons: [], message: "We come!" });

const cellOf = (database: Database, planId: string, household: string) =>
  withDocument(database, planId, "plan", (plan) =>
    viewGrid(invitations, plan).row(household).get("reception"),
  );

/** A database with a plan of invited households, and what brings their answers into it. */
async function openInvited(openDatabase: () => Promise<OpenDatabase & AsyncDisposable>) {
  const open = await openDatabase();
  const { database } = open;
  const planId = await createPlan(database, crypto.randomUUID(), invitedPlan());
  const planWork = openPlanWork(database, (_what, error) => {
    throw error;
  });
  await planWork.upToDate(planId);
  return {
    database,
    planWork,
    planId,
    [Symbol.asyncDispose]: async () => {
      await planWork.close();
      await open[Symbol.asyncDispose]();
    },
  };
}

forEachDatabase((openDatabase) => {
  test("each invited household has a code that opens its page, and its answer is in the plan", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const codes = await codesOf({ database, secret, planWork }, planId);
    expect(Object.keys(codes).toSorted()).toEqual(["gill", "li"]);
    expect(await codesOf({ database, secret, planWork }, planId)).toEqual(codes);

    const page = await openHousehold(open, showCode(codes.gill ?? "").toUpperCase());
    expect(page).toMatchObject({ planId, household: "gill", view: { couple: "Simran and Daniel" } });
    await keepAnswer(open, planId, "gill", answer(3));
    await keepAnswer(open, planId, "gill", answer(2));
    const said = await openHousehold(open, codes.gill ?? "");
    expect(said?.view).toMatchObject({ message: "We come!", events: [{ coming: 2 }] });
    await planWork.upToDate(planId);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 2 });
    expect(await cellOf(database, planId, "li")).toEqual({ invited: 2, coming: null });
    const again = await openHousehold(open, codes.gill ?? "");
    expect(again?.view).toMatchObject({ message: "We come!", events: [{ coming: 2 }] });
  });

  test("a code that was made new, a household that is not invited any more, a plan that was deleted open nothing", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const { gill = "", li = "" } = await codesOf({ database, secret, planWork }, planId);
    await renewCode({ database, secret }, planId, "gill");
    expect(await openCode(database, gill)).toBeNull();
    const { gill: fresh = "" } = await codesOf({ database, secret, planWork }, planId);
    expect(fresh).not.toBe(gill);
    expect(await openHousehold(open, fresh)).not.toBeNull();

    await changeDocument(database, planId, "plan", (plan) =>
      putCell(invitations, plan, "li", "reception", null),
    );
    await planWork.upToDate(planId);
    expect(await openHousehold(open, li)).toBeNull();
    expect(await codesOf({ database, secret, planWork }, planId)).not.toHaveProperty("li");
    // Invited again, it has the code that it had; what was made new meanwhile stays so.
    await renewCode({ database, secret }, planId, "li");
    await changeDocument(database, planId, "plan", (plan) =>
      putCell(invitations, plan, "li", "reception", "2"),
    );
    await planWork.upToDate(planId);
    expect(await openHousehold(open, li)).toBeNull();
    const { li: renewed = "" } = await codesOf({ database, secret, planWork }, planId);
    expect((await openHousehold(open, renewed))?.household).toBe("li");

    await deletePlan(database, planId);
    expect(await openCode(database, fresh)).toBeNull();
  });

  test("an answer that a full plan has no room for is kept, and comes in when there is room", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    await changeDocument(database, planId, "plan", (plan) => {
      plan.getMap("tasks").set("x/title", "x".repeat(largestDocument - 1500));
    });
    await planWork.upToDate(planId);
    await keepAnswer(open, planId, "gill", { ...answer(3), message: "m".repeat(1900) });
    await planWork.upToDate(planId);
    expect((await cellOf(database, planId, "gill"))?.coming).toBeNull();
    expect(await countWaitingAnswers(database, planId)).toBe(1);
    // Its own page shows it already.
    const { gill = "" } = await codesOf({ database, secret, planWork }, planId);
    expect((await openHousehold(open, gill))?.view.events).toMatchObject([{ coming: 3 }]);

    // A shorter one, said later, is what counts.
    await keepAnswer(open, planId, "gill", answer(1));
    await planWork.upToDate(planId);
    expect(await countWaitingAnswers(database, planId)).toBe(0);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 1 });
  });

  test("many households that answer at once are all in the plan", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const ids = Array.from({ length: 20 }, (_, at) => `h${at}`);
    await changeDocument(database, planId, "plan", (plan) => {
      for (const id of ids) {
        putRow(households, plan, id, { name: id });
        putCell(invitations, plan, id, "reception", "5");
      }
    });
    await Promise.all(ids.map((id, at) => keepAnswer(open, planId, id, answer(at % 5))));
    await planWork.upToDate(planId);
    const merged = await withDocument(database, planId, "plan", (kept) => [
      viewTable(households, kept).rows().length,
      ...ids.map((id) => viewGrid(invitations, kept).cells().cell(id, "reception")?.coming),
    ]);
    expect(merged).toEqual([23, ...ids.map((_, at) => at % 5)]);
  });
});
