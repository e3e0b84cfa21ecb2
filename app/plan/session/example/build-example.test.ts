import { expect, test } from "vitest";

import { exampleEvents, exampleVendors } from "#content/plan/example-wedding.ts";
import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { seatedHouseholds } from "#app/plan/schema/seating.schema.ts";
import { events, wedding } from "#app/plan/schema/wedding.schema.ts";
import { readChecklist } from "#app/plan/rules/checklist/read-checklist.ts";

import { buildExample } from "./build-example.ts";
import { exampleDevicePlan, isExampleOpen, leaveExample, openExample } from "./example-tab.ts";

const today = "2026-11-24";
const plan = buildExample(today);

test("the example has 420 guests at five events on a Saturday, and no table at which too many sit", () => {
  const rows = viewTable(households, plan).rows();
  expect(rows.reduce((sum, { people }) => sum + (people ?? 0), 0)).toBe(420);
  // Otherwise the guest list would begin with a hundred likely duplicates.
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(viewTable(events, plan).rows()).toHaveLength(exampleEvents.length);
  const date = viewTable(wedding, plan).rows()[0]?.date ?? "";
  expect(new Date(`${date}T12:00:00Z`).getUTCDay()).toBe(6);
  const taken = new Map<string, number>();
  for (const seats of viewGrid(seatedHouseholds, plan).cells().column("reception"))
    for (const { table, people } of seats) taken.set(table, (taken.get(table) ?? 0) + people);
  expect(taken.size).toBeGreaterThan(15);
  expect(taken.size).toBeLessThanOrEqual(42);
  for (const [table, people] of taken) expect([table, people <= 10]).toEqual([table, true]);
});

test("nothing of the example belongs to an event that it left out, and its day waits in order", () => {
  const held = viewTable(events, plan).rows();
  const ids = new Set(["", ...held.map(({ id }) => id)]);
  const rows = [...viewTable(moments, plan).rows(), ...viewTable(budgetItems, plan).rows()];
  expect(rows.filter(({ event }) => !ids.has(event))).toEqual([]);
  expect(held.map(({ id, afterEntry }) => [id, afterEntry])).toEqual([
    ["anand-karaj", "baraat"],
    ["baraat", ""],
    ["mehndi", ""],
    ["reception", "anand-karaj"],
    ["sangeet", ""],
  ]);
});

test("what the example says of money, tasks and vendors is complete: every payment has its item, two tasks are late", () => {
  const items = viewTable(budgetItems, plan).rows();
  for (const { item } of viewTable(payments, plan).rows()) expect(items.map(({ id }) => id)).toContain(item);
  const late = readChecklist(plan, today).filter(
    ({ due, doneOn }) => due !== null && due <= today && doneOn === null,
  );
  expect(late).toHaveLength(2);
  for (const { name } of exampleVendors) expect(name).toContain("(sample)");
});

test("each vendor of the example is somebody else to call", () => {
  const vendors = viewTable(shortlist, plan).rows();
  for (const key of ["contact", "phone"] as const)
    expect(new Set(vendors.map((vendor) => vendor[key])).size).toBe(exampleVendors.length);
});

test("every table of a plan that tools show is filled", () => {
  const empty = [...planTables, ...planGrids]
    .map(({ name }) => name)
    .filter((name) => plan.getMap(name).size === 0);
  const shared = ["distinct-households", "proposal-decisions", "comment-answers"];
  for (const name of [
    "events",
    "tasks",
    "budget-items",
    "payments",
    "moments",
    "shortlist",
    "rsvp",
    "seating-tables",
  ])
    expect(empty).not.toContain(name);
  expect(empty).toEqual(expect.arrayContaining(shared));
});

test("the example is open in its tab only, until it is left", () => {
  const items = new Map<string, string>();
  const tab = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  expect(isExampleOpen(tab)).toBe(false);
  openExample(tab);
  expect(isExampleOpen(tab)).toBe(true);
  leaveExample(tab);
  expect(isExampleOpen(tab)).toBe(false);
  expect(exampleDevicePlan).toMatchObject({ planId: null, key: null });
});
