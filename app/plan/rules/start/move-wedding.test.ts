import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { rsvp } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { skippedStart } from "#test-support/skipped-start.ts";

import { moveWedding } from "./move-wedding.ts";
import { writeStart } from "./write-start.ts";

const today = "2026-11-24";

function startedPlan(date = "2027-06-19"): Doc {
  const plan = new Doc();
  writeStart(plan, { ...skippedStart, date, kinds: ["punjabi-sikh"], places: [] }, today);
  return plan;
}

const until = (plan: Doc) => viewTable(rsvp, plan).rows()[0]?.until ?? null;

test("a wedding that moves by two weeks takes its events, its lines with a day and the reply date along", () => {
  const plan = startedPlan();
  putRow(moments, plan, "bus", { title: "Bus leaves the hotel", date: "2027-06-18", start: 600 });
  moveWedding(plan, "2027-06-19", "2027-07-03", today);
  const { row } = viewTable(events, plan);
  expect([row("mehndi")?.date, row("reception")?.date]).toEqual(["2027-07-01", "2027-07-03"]);
  expect(viewTable(moments, plan).row("bus")?.date).toBe("2027-07-02");
  expect(until(plan)).toBe("2027-05-22");
});

test("days that the couple gave to open tasks of the list or of an event move along, other days stay", () => {
  const plan = startedPlan();
  putRow(tasks, plan, "book-photographer", { due: "2027-02-01" });
  putRow(tasks, plan, "turbans", { title: "Fetch the turbans", event: "baraat", due: "2027-06-12" });
  putRow(tasks, plan, "visa", { title: "Visa appointment", due: "2027-03-03" });
  putRow(tasks, plan, "tent", {
    title: "Order the tent",
    event: "mehndi",
    due: "2027-01-10",
    doneOn: "2027-01-09",
  });
  moveWedding(plan, "2027-06-19", "2027-07-03", today);
  const due = (id: string) => viewTable(tasks, plan).row(id)?.due;
  expect(["book-photographer", "turbans", "visa", "tent"].map(due)).toEqual([
    "2027-02-15",
    "2027-06-26",
    "2027-03-03",
    "2027-01-10",
  ]);
});

test("a wedding that was too near for a last day for replies gets one further off; one that the couple emptied stays empty", () => {
  const near = startedPlan("2026-12-05");
  expect(until(near)).toBeNull();
  moveWedding(near, "2026-12-05", "2027-03-06", today);
  expect(until(near)).toBe("2027-01-23");

  const emptied = startedPlan();
  putRow(rsvp, emptied, "rsvp", { until: null });
  moveWedding(emptied, "2027-06-19", "2027-07-03", today);
  expect(until(emptied)).toBeNull();
});
