import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { attendees, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { maxDocumentBytes } from "#app/plan/document/plan-limits.ts";
import { createPlan, deletePlan } from "#app/plan/repository/plan-repository.server.ts";
import type { Database } from "#database/database.ts";
import type { OpenDatabase } from "#database/open-database.ts";
import { openTestPlanWork } from "#test-support/plan-work.ts";
import { changeStoredDocument, readStoredDocument } from "#test-support/edit-stored-plan.ts";
import { forEachDatabase } from "#test-support/test-database.ts";

import { ensureHouseholdCodes, resolveHouseholdCode, renewHouseholdCode } from "./household-codes.server.ts";
import { countUnmergedReplies, saveReply, openHouseholdPage } from "./save-reply.server.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";

const secret = "a secret of thirty-two characters";

function invitedPlan(): Uint8Array {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel" });
  putRow(events, plan, "reception", { name: "Reception" });
  for (const id of ["gill", "li", "later"]) putRow(households, plan, id, { name: `The ${id}s`, people: 4 });
  putCell(invitations, plan, "gill", "reception", "4");
  putCell(invitations, plan, "li", "reception", "2");
  putRow(rsvp, plan, rsvpRowId, { open: true });
  return encodeStateAsUpdate(plan);
}

const answer = (people: number) => ({ coming: { reception: people }, persons: [], message: "We come!" });

const cellOf = (database: Database, planId: string, household: string) =>
  readStoredDocument(database, planId, "plan", (plan) =>
    viewGrid(invitations, plan).row(household).get("reception"),
  );

/** A database with a plan of invited households, and what brings their answers into it. */
async function openInvited(openDatabase: () => Promise<OpenDatabase & AsyncDisposable>) {
  const open = await openDatabase();
  const { database } = open;
  const planId = await createPlan(database, crypto.randomUUID(), invitedPlan());
  const planWork = openTestPlanWork(database);
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

/** The same, but each result that is awaited of it comes once something else is done. */
function waitingAfter<Whole extends object>(whole: Whole, after: () => Promise<void>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => {
        const [resolve, reject] = given;
        if (name === "then" && typeof resolve === "function") {
          const resolveLater = async (rows: unknown) => {
            await after();
            Reflect.apply(resolve, undefined, [rows]);
          };
          return Reflect.apply(value, target, [resolveLater, reject]);
        }
        const next: unknown = Reflect.apply(value, target, given);
        return typeof next === "object" && next !== null ? waitingAfter(next, after) : next;
      };
    },
  });
}

forEachDatabase((openDatabase) => {
  test("a page shows its reply whenever that is merged while the page is being read", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const { gill = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    let reads = 0;
    let mergesAfter = 0;
    const read = waitingAfter(database, async () => {
      reads += 1;
      if (reads === mergesAfter) await planWork.upToDate(planId);
    });
    // Nothing is merged before the test says so.
    const quiet = { ...planWork, changed: () => {} };
    do {
      mergesAfter += 1;
      reads = 0;
      const coming = 1 + (mergesAfter % 4);
      await saveReply({ database, planWork: quiet }, planId, "gill", answer(coming));
      const page = await openHouseholdPage({ database: read, planWork: quiet }, gill);
      expect(page?.view.events, `merged after read ${mergesAfter}`).toMatchObject([{ coming }]);
    } while (mergesAfter < reads);
    expect(reads).toBeGreaterThan(2);
  });

  test("who comes by name, and their dish, are on the page at once and then in the plan; a number alone is taken as before", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    await changeStoredDocument(database, planId, "plan", (plan) => {
      for (const id of ["asha", "dev", "nani"]) putRow(guests, plan, id, { household: "gill", name: id });
      putRow(rsvp, plan, rsvpRowId, { dishEvent: "reception", dishes: ["Paneer", "Chicken"] });
    });
    await planWork.upToDate(planId);
    const { gill = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    const quiet = { ...planWork, changed: () => {} };
    const attending = async () => {
      const page = await openHouseholdPage({ database, planWork: quiet }, gill);
      return page?.view.events.map(({ coming, attendees: who, dishes }) => ({ coming, who, dishes }));
    };
    const dishes = ["Paneer", "Chicken"];
    const reply = { coming: { reception: ["asha", "dev"] }, persons: [{ id: "asha", meal: "Paneer" }] };
    await saveReply({ database, planWork: quiet }, planId, "gill", reply);
    expect(await attending()).toEqual([{ coming: 2, who: ["asha", "dev"], dishes }]);
    await planWork.upToDate(planId);
    expect(await attending()).toEqual([{ coming: 2, who: ["asha", "dev"], dishes }]);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 2 });
    const stored = await readStoredDocument(database, planId, "plan", (plan) => ({
      who: viewGrid(attendees, plan).row("gill").get("reception"),
      meal: viewTable(guests, plan).row("asha")?.meal,
    }));
    expect(stored).toEqual({ who: [{ guest: "asha" }, { guest: "dev" }], meal: "Paneer" });
    // From a page that was opened before.
    await saveReply({ database, planWork: quiet }, planId, "gill", answer(3));
    expect(await attending()).toEqual([{ coming: 3, who: null, dishes }]);
    await planWork.upToDate(planId);
    expect(await attending()).toEqual([{ coming: 3, who: null, dishes }]);
  });

  test("each invited household has a code that opens its page, and its answer is in the plan", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const codes = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    expect(Object.keys(codes).toSorted()).toEqual(["gill", "li"]);
    expect(await ensureHouseholdCodes({ database, secret, planWork }, planId)).toEqual(codes);

    const page = await openHouseholdPage(open, formatHouseholdCode(codes.gill ?? "").toUpperCase());
    expect(page).toMatchObject({ planId, household: "gill", view: { couple: "Simran and Daniel" } });
    await saveReply(open, planId, "gill", answer(3));
    await saveReply(open, planId, "gill", answer(2));
    const said = await openHouseholdPage(open, codes.gill ?? "");
    expect(said?.view).toMatchObject({ message: "We come!", events: [{ coming: 2 }] });
    await planWork.upToDate(planId);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 2 });
    expect(await cellOf(database, planId, "li")).toEqual({ invited: 2, coming: null });
    const again = await openHouseholdPage(open, codes.gill ?? "");
    expect(again?.view).toMatchObject({ message: "We come!", events: [{ coming: 2 }] });
  });

  test("a code that was made new, a household that is not invited any more, a plan that was deleted open nothing", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const { gill = "", li = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    await renewHouseholdCode({ database, secret }, planId, "gill");
    expect(await resolveHouseholdCode(database, gill)).toBeNull();
    const { gill: fresh = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    expect(fresh).not.toBe(gill);
    expect(await openHouseholdPage(open, fresh)).not.toBeNull();

    await changeStoredDocument(database, planId, "plan", (plan) =>
      putCell(invitations, plan, "li", "reception", null),
    );
    await planWork.upToDate(planId);
    expect(await openHouseholdPage(open, li)).toBeNull();
    expect(await ensureHouseholdCodes({ database, secret, planWork }, planId)).not.toHaveProperty("li");
    // Invited again, it has the code that it had; what was made new meanwhile stays so.
    await renewHouseholdCode({ database, secret }, planId, "li");
    await changeStoredDocument(database, planId, "plan", (plan) =>
      putCell(invitations, plan, "li", "reception", "2"),
    );
    await planWork.upToDate(planId);
    expect(await openHouseholdPage(open, li)).toBeNull();
    const { li: renewed = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    expect((await openHouseholdPage(open, renewed))?.household).toBe("li");

    await deletePlan(database, planId);
    expect(await resolveHouseholdCode(database, fresh)).toBeNull();
  });

  test("an answer that a full plan has no room for is saved, and comes in when there is room", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    await changeStoredDocument(database, planId, "plan", (plan) => {
      plan.getMap("tasks").set("x/title", "x".repeat(maxDocumentBytes - 1500));
    });
    await planWork.upToDate(planId);
    await saveReply(open, planId, "gill", { ...answer(3), message: "m".repeat(1900) });
    await planWork.upToDate(planId);
    expect((await cellOf(database, planId, "gill"))?.coming).toBeNull();
    expect(await countUnmergedReplies(database, planId)).toBe(1);
    // Its own page shows it already.
    const { gill = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    expect((await openHouseholdPage(open, gill))?.view.events).toMatchObject([{ coming: 3 }]);

    // A shorter one, said later, is what counts.
    await saveReply(open, planId, "gill", answer(1));
    await planWork.upToDate(planId);
    expect(await countUnmergedReplies(database, planId)).toBe(0);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 1 });
  });

  test("two phones of a household that reply at once both keep what they changed", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    await changeStoredDocument(database, planId, "plan", (plan) => {
      putRow(events, plan, "mehndi", { name: "Mehndi" });
      putCell(invitations, plan, "gill", "mehndi", "4");
    });
    await planWork.upToDate(planId);
    await Promise.all([
      saveReply(open, planId, "gill", { coming: { mehndi: 2 }, persons: [{ id: "gill.1", name: "Amrit" }] }),
      saveReply(open, planId, "gill", {
        coming: { reception: 3 },
        persons: [{ id: "gill.1", diets: ["jain"] }],
        message: "From the other phone",
      }),
    ]);
    // Another phone sees both before they are in the plan.
    const { gill = "" } = await ensureHouseholdCodes({ database, secret, planWork }, planId);
    const both = {
      message: "From the other phone",
      events: expect.arrayContaining([
        expect.objectContaining({ id: "mehndi", coming: 2 }),
        expect.objectContaining({ id: "reception", coming: 3 }),
      ]),
      persons: [{ name: "Amrit", child: false, diets: ["jain"] }],
    };
    expect((await openHouseholdPage(open, gill))?.view).toMatchObject(both);
    await planWork.upToDate(planId);
    expect((await openHouseholdPage(open, gill))?.view).toMatchObject(both);
    // A change of mind afterwards leaves the rest.
    await saveReply(open, planId, "gill", { coming: { mehndi: 0 }, persons: [] });
    await planWork.upToDate(planId);
    expect(await cellOf(database, planId, "gill")).toEqual({ invited: 4, coming: 3 });
    expect((await openHouseholdPage(open, gill))?.view.message).toBe("From the other phone");
  });

  test("many households that answer at once are all in the plan", async () => {
    await using open = await openInvited(openDatabase);
    const { database, planWork, planId } = open;
    const ids = Array.from({ length: 20 }, (_, at) => `h${at}`);
    await changeStoredDocument(database, planId, "plan", (plan) => {
      for (const id of ids) {
        putRow(households, plan, id, { name: id });
        putCell(invitations, plan, id, "reception", "5");
      }
    });
    await Promise.all(ids.map((id, at) => saveReply(open, planId, id, answer(at % 5))));
    await planWork.upToDate(planId);
    const merged = await readStoredDocument(database, planId, "plan", (kept) => [
      viewTable(households, kept).rows().length,
      ...ids.map((id) => viewGrid(invitations, kept).cells().cell(id, "reception")?.coming),
    ]);
    expect(merged).toEqual([23, ...ids.map((_, at) => at % 5)]);
  });
});
