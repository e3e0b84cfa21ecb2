import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planTables } from "#app/plan/schema/all-tables.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { changeInOwnStep } from "./own-step.ts";

/** A plan with a milni at 10:00, and its undo. */
function openPlan() {
  const document = new Doc();
  const undo = new UndoManager(
    planTables.map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  putRow(events, document, "milni", { name: "Milni", start: 600 });
  const setHour = (start: number) =>
    changeInOwnStep(document, undo, () => putRow(events, document, "milni", { start }));
  return { document, undo, setHour, hour: () => viewTable(events, document).row("milni")?.start };
}

test("a step that the plan's own undo has taken back is gone, and does not take back another one", () => {
  const { undo, setHour, hour } = openPlan();
  const delay = setHour(625);
  expect(delay.isThere()).toBe(true);
  undo.undo();
  expect([delay.isThere(), hour()]).toEqual([false, 600]);
  delay.takeBack();
  expect(hour()).toBe(600);
});

test("a step is taken back by itself, and what was changed after it stays", () => {
  const { document, undo, setHour, hour } = openPlan();
  const delay = setHour(625);
  undo.stopCapturing();
  putRow(events, document, "milni", { place: "Gurdwara" });
  delay.takeBack();
  expect([hour(), viewTable(events, document).row("milni")?.place]).toEqual([600, "Gurdwara"]);
});

test("a change of nothing is no step", () => {
  const { setHour, hour } = openPlan();
  const nothing = setHour(600);
  expect(nothing.isThere()).toBe(false);
  nothing.takeBack();
  expect(hour()).toBe(600);
});

test("who waits hears when the plan's own undo takes a step back, and of nothing else", () => {
  const { undo, setHour } = openPlan();
  const [first, second] = [setHour(625), setHour(640)];
  const told: string[] = [];
  first.onTakenBack(() => told.push("first"));
  const stop = second.onTakenBack(() => told.push("second"));
  undo.undo();
  expect(told).toEqual(["second"]);
  stop();
  undo.undo();
  expect(told).toEqual(["second", "first"]);
  second.onTakenBack(() => told.push("late"));
  expect(told).toEqual(["second", "first", "late"]);
});
