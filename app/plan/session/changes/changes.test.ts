import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate, encodeStateVector, UndoManager } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { deletions, maxDeletions } from "#app/plan/schema/deletions.schema.ts";
import { guests, households, invitations, packInvitationCell } from "#app/plan/schema/guests.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { validateUpdate } from "#app/plan/updates/validate-update.ts";

import { changesSince, currentClocks } from "./changes-since.ts";
import { deleteAndTell } from "./delete-and-tell.ts";
import { readSeenChanges, saveSeenChanges } from "./seen-changes.ts";
import { signChanges } from "./sign-changes.ts";

const send = (from: Doc, to: Doc) => applyUpdate(to, encodeStateAsUpdate(from, encodeStateVector(to)));
const seenOf = (document: Doc, own: readonly number[] = []) => ({
  clocks: currentClocks(document),
  own: new Set(own),
});

/** A couple's plan, and a brother who has it open too. */
function sharedPlan() {
  const [couple, brother] = [new Doc(), new Doc()];
  signChanges(couple, () => "Simran");
  signChanges(brother, () => "Rajvir");
  putRow(households, couple, "gill", { name: "The Gills", people: 4 });
  send(couple, brother);
  return { couple, brother };
}

test("a couple sees which rows somebody else added and changed since, and under which name", () => {
  const { couple, brother } = sharedPlan();
  const seen = seenOf(couple);
  putRow(tasks, brother, "turbans", { title: "Fetch the turbans" });
  putRow(households, brother, "gill", { people: 5 });
  putCell(invitations, brother, "gill", "reception", packInvitationCell({ invited: 5, coming: null }));
  putRow(tasks, couple, "mine", { title: "My own" });
  send(brother, couple);
  expect(changesSince(couple, seen)).toEqual([
    { table: "tasks", id: "turbans", editor: "Rajvir", fields: ["+", "title"] },
    { table: "households", id: "gill", editor: "Rajvir", fields: ["people"] },
    { table: "invitations", id: "gill", editor: "Rajvir", fields: ["reception"] },
  ]);
  expect(changesSince(couple, seenOf(couple))).toEqual([]);
  expect(changesSince(couple, { clocks: null, own: new Set() })).toEqual([]);
});

test("what a brother removed is told with its name and his, once, until he undoes it; old lines make room", () => {
  const { couple, brother } = sharedPlan();
  putRow(guests, brother, "guest", { household: "gill", name: "Simran Gill" });
  send(brother, couple);
  const seen = seenOf(couple);
  const undo = new UndoManager(
    planTables.map((table) => brother.getMap(table.name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  deleteAndTell(brother, "The Gills", (plan) => {
    removeRow(guests, plan, "guest");
    removeRow(households, plan, "gill");
  });
  undo.stopCapturing();
  const update = encodeStateAsUpdate(brother, encodeStateVector(couple));
  // The server takes the line as it takes any other row.
  expect(validateUpdate(couple, "plan", update).isEmpty).toBe(false);
  applyUpdate(couple, update);
  expect(changesSince(couple, seen)).toMatchObject([
    { table: "households", editor: "Rajvir", removed: "The Gills" },
  ]);
  expect(changesSince(couple, seenOf(couple))).toEqual([]);
  undo.undo();
  send(brother, couple);
  expect(changesSince(couple, seen).filter(({ removed }) => removed !== undefined)).toEqual([]);
  expect(viewTable(deletions, couple).rows()).toEqual([]);
  for (let at = 0; at < maxDeletions + 5; at += 1) {
    putRow(tasks, brother, `task-${at}`, { title: "A task" });
    deleteAndTell(brother, `Task ${at}`, (plan) => removeRow(tasks, plan, `task-${at}`), at);
  }
  const names = viewTable(deletions, brother)
    .rows()
    .map(({ name }) => name);
  expect(names).toHaveLength(maxDeletions);
  expect(names).not.toContain("Task 4");
  expect(names).toContain("Task 44");
});

test("a change made offline that wins over a later one is told to whoever made that, by field and by name", () => {
  const { couple, brother } = sharedPlan();
  putRow(wedding, couple, weddingRowId, { guests: 60 });
  putRow(events, couple, "brunch", { name: "Brunch" });
  send(couple, brother);
  const seen = seenOf(couple);
  // Of two at once the larger number of the visit wins.
  const offline = new Doc();
  offline.clientID = 0xff_ff_ff_ff;
  signChanges(offline, () => "Rajvir");
  send(brother, offline);
  putRow(wedding, offline, weddingRowId, { guests: 70 });
  deleteAndTell(offline, "Brunch", (plan) => removeRow(events, plan, "brunch"));
  putRow(wedding, couple, weddingRowId, { guests: 55 });
  putRow(events, couple, "brunch", { place: "Park Distillery" });
  send(offline, couple);
  expect(viewTable(wedding, couple).row(weddingRowId)?.guests).toBe(70);
  expect(changesSince(couple, seen)).toMatchObject([
    { table: "wedding", editor: "Rajvir", fields: ["guests"] },
    { table: "events", editor: "Rajvir", removed: "Brunch" },
  ]);
});

test("what somebody removed and brought back is told as that, without what belongs to it", () => {
  const { couple, brother } = sharedPlan();
  putRow(guests, brother, "guest", { household: "gill", name: "Simran Gill" });
  putCell(invitations, brother, "gill", "reception", "4");
  send(brother, couple);
  const seen = seenOf(couple);
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => brother.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  const removeGills = () =>
    deleteAndTell(brother, "The Gills", (plan) => {
      putCell(invitations, plan, "gill", "reception", null);
      removeRow(guests, plan, "guest");
      removeRow(households, plan, "gill");
    });
  removeGills();
  undo.undo();
  send(brother, couple);
  expect(viewTable(households, couple).row("gill")?.name).toBe("The Gills");
  expect(changesSince(couple, seen)).toMatchObject([
    { table: "households", id: "gill", editor: "Rajvir", isBroughtBack: true },
  ]);
  // The same where the removal arrived first, and for the second time.
  removeGills();
  send(brother, couple);
  undo.undo();
  send(brother, couple);
  expect(changesSince(couple, seen)).toHaveLength(1);
  expect(changesSince(couple, seenOf(couple))).toEqual([]);
});

test("what somebody added, took away and brought back since is new to this device", () => {
  const { couple, brother } = sharedPlan();
  const seen = seenOf(couple);
  const undo = new UndoManager([brother.getMap(tasks.name)], { trackedOrigins: new Set([localOrigin]) });
  putRow(tasks, brother, "turbans", { title: "Fetch the turbans" });
  undo.undo();
  undo.redo();
  send(brother, couple);
  const changes = changesSince(couple, seen);
  expect(changes).toMatchObject([{ table: "tasks", id: "turbans", editor: "Rajvir" }]);
  expect(changes[0]?.isBroughtBack).toBeUndefined();
});

test("own earlier visits, what was removed or overwritten since, and what the server wrote are no news", () => {
  const { couple, brother } = sharedPlan();
  const seen = seenOf(brother);
  const server = new Doc();
  send(couple, server);
  putRow(households, server, "gill", { message: "We are coming" });
  send(server, brother);
  putRow(tasks, couple, "short", { title: "Removed again" });
  removeRow(tasks, couple, "short");
  putRow(households, couple, "gill", { name: "Gill" });
  send(couple, brother);
  putRow(households, brother, "gill", { name: "The Gills of Skyview" });
  expect(changesSince(brother, seen)).toEqual([]);
  expect(changesSince(couple, { clocks: new Map(), own: new Set([couple.clientID]) })).toEqual([]);
});

test("a visit signs within its first change, once, and again under a new name; undo leaves it", () => {
  const plan = new Doc();
  const visits: number[] = [];
  let name = "";
  const stop = signChanges(
    plan,
    () => name,
    (visit) => visits.push(visit),
  );
  const undo = new UndoManager(
    planTables.map((table) => plan.getMap(table.name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  let updates = 0;
  plan.on("update", () => (updates += 1));
  putRow(tasks, plan, "one", { title: "One" });
  putRow(tasks, plan, "two", { title: "Two" });
  expect([updates, visits]).toEqual([2, [plan.clientID]]);
  name = "Maya";
  putRow(tasks, plan, "two", { title: "Two again" });
  expect(updates).toBe(3);
  undo.undo();
  expect(plan.getMap("editors").get(`${plan.clientID}/name`)).toBe("Maya");
  expect(plan.getMap("tasks").size).toBe(0);
  // The server takes it as it takes any other row.
  expect(validateUpdate(new Doc(), "plan", encodeStateAsUpdate(plan)).isEmpty).toBe(false);
  stop();
});

test("what was seen is read back from the device, and a device without it has seen nothing", () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  expect(readSeenChanges(storage, "plan")).toEqual({ clocks: null, own: new Set() });
  const seen = { clocks: new Map([[7, 3]]), own: new Set([7]) };
  saveSeenChanges(storage, "plan", seen);
  expect(readSeenChanges(storage, "plan")).toEqual(seen);
  items.set("wild-rose-seen-changes-plan", "{broken");
  expect(readSeenChanges(storage, "plan").clocks).toBeNull();
});
