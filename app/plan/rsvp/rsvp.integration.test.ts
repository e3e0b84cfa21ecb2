import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { households, invitations } from "#app/plan/guests/guest-tables.ts";
import { largestDocument } from "#app/plan/plan-limits.ts";
import { changeDocument, createPlan, deletePlan, withDocument } from "#app/plan/plan-store.server.ts";
import type { Database } from "#database/database.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { codesOf, openCode, renewCode } from "./household-codes.server.ts";
import { keepAnswer, mergeAnswers, openHousehold } from "./keep-answer.server.ts";
import { rsvp, rsvpRow } from "./rsvp-tables.ts";
import { showCode } from "./show-code.ts";

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

forEachDatabase((openDatabase) => {
  test("each invited household has a code that opens its page, and its answer is in the plan", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planId = await createPlan(database, crypto.randomUUID(), invitedPlan());
    const codes = await codesOf({ database, secret }, planId);
    expect(Object.keys(codes).toSorted()).toEqual(["gill", "li"]);
    expect(await codesOf({ database, secret }, planId)).toEqual(codes);

    const page = await openHousehold(database, showCode(codes.gill ?? "").toUpperCase());
    expect(page).toMatchObject({ planId, household: "gill", view: { couple: "Simran and Daniel" } });
    await keepAnswer(database, planId, "gill", answer(3));
    await keepAnswer(database, planId, "gill", answer(2));
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 2 });
    expect(await cellOf(database, planId, "li")).toEqual({ invited: 2, coming: null });
    const again = await openHousehold(database, codes.gill ?? "");
    expect(again?.view).toMatchObject({ message: "We come!", events: [{ coming: 2 }] });
  });

  test("a code that was made new, a household that is not invited any more, a plan that was deleted open nothing", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planId = await createPlan(database, crypto.randomUUID(), invitedPlan());
    const { gill = "", li = "" } = await codesOf({ database, secret }, planId);
    await renewCode({ database, secret }, planId, "gill");
    expect(await openCode(database, gill)).toBeNull();
    const { gill: fresh = "" } = await codesOf({ database, secret }, planId);
    expect(fresh).not.toBe(gill);
    expect(await openHousehold(database, fresh)).not.toBeNull();

    await database.transaction((transaction) =>
      changeDocument(transaction, planId, "plan", (plan) =>
        putCell(invitations, plan, "li", "reception", null),
      ),
    );
    expect(await openHousehold(database, li)).toBeNull();
    await codesOf({ database, secret }, planId);
    expect(await openCode(database, li)).toBeNull();

    await deletePlan(database, planId);
    expect(await openCode(database, fresh)).toBeNull();
  });

  test("an answer that a full plan has no room for is kept, and comes in when there is room", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const planId = await createPlan(database, crypto.randomUUID(), invitedPlan());
    await database.transaction((transaction) =>
      changeDocument(transaction, planId, "plan", (plan) => {
        plan.getMap("filler").set("x", "x".repeat(largestDocument - 1500));
      }),
    );
    await keepAnswer(database, planId, "gill", { ...answer(3), message: "m".repeat(1900) });
    expect((await cellOf(database, planId, "gill"))?.coming).toBeNull();
    expect(await mergeAnswers(database, planId)).toBe(1);

    // A shorter one, said later, is what counts.
    await keepAnswer(database, planId, "gill", answer(1));
    expect(await mergeAnswers(database, planId)).toBe(0);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 1 });
  });

  test("many households that answer at once are all in the plan", async () => {
    await using open = await openDatabase();
    const { database } = open;
    const plan = new Doc();
    putRow(events, plan, "reception", { name: "Reception" });
    const ids = Array.from({ length: 20 }, (_, at) => `h${at}`);
    for (const id of ids) {
      putRow(households, plan, id, { name: id });
      putCell(invitations, plan, id, "reception", "5");
    }
    const planId = await createPlan(database, crypto.randomUUID(), encodeStateAsUpdate(plan));
    await Promise.all(ids.map((id, at) => keepAnswer(database, planId, id, answer(at % 5))));
    const merged = await withDocument(database, planId, "plan", (kept) => [
      viewTable(households, kept).rows().length,
      ...ids.map((id) => viewGrid(invitations, kept).cells().cell(id, "reception")?.coming),
    ]);
    expect(merged).toEqual([20, ...ids.map((_, at) => at % 5)]);
  });
});
