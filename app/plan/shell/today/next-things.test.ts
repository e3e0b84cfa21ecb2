import { expect, test } from "vitest";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

import { nextThings } from "./next-things.ts";

const task = (
  id: string,
  due: string | null,
  doneOn: string | null = null,
  stage: ChecklistRow["stage"] = "own",
): ChecklistRow => ({
  id,
  title: id,
  stage,
  stageName: "",
  events: [],
  due,
  dueMonth: null,
  isMoved: false,
  deadline: null,
  opensOn: null,
  doneOn,
  skipped: false,
  assignee: "",
  note: "",
  task: null,
});
const payment = (id: string, due: string | null, paidOn: string | null = null) => ({ id, due, paidOn });
const idsOf = (things: ReturnType<typeof nextThings>) =>
  things.map((thing) => (thing.kind === "task" ? thing.task.id : thing.payment.id));

test("what is overdue comes first, then what is due next; paid, done and far payments are left out", () => {
  const tasks = [
    task("later", "2027-05-01"),
    task("late", "2027-01-02"),
    task("done", "2027-01-01", "2027-01-01"),
  ];
  const payments = [
    payment("deposit", "2027-02-03"),
    payment("paid", "2027-01-01", "2027-01-01"),
    payment("far", "2027-08-01"),
  ];
  expect(idsOf(nextThings(tasks, payments, "2027-01-20", "2027-06-19", 4))).toEqual([
    "late",
    "deposit",
    "later",
  ]);
});

test("a task to tick is there, however many payments are overdue", () => {
  const payments = Array.from({ length: 9 }, (_, at) => payment(`p${at}`, `2026-12-0${at + 1}`));
  expect(idsOf(nextThings([task("call the hall", null)], payments, "2027-01-20", "2027-06-19", 4))).toEqual([
    "p0",
    "p1",
    "p2",
    "call the hall",
  ]);
});

test("after the wedding only what belongs after it is next, and payments that are open", () => {
  const tasks = [
    task("choose the events", "2026-06-01", null, "twelve"),
    task("write the thanks", "2027-07-20", null, "after"),
    task("my own", null),
  ];
  const next = nextThings(tasks, [payment("hall", "2027-06-01")], "2027-07-01", "2027-06-19", 4);
  expect(idsOf(next)).toEqual(["hall", "write the thanks", "my own"]);
});

test("on the wedding day itself what was due long ago is left out; the day before it still stands there", () => {
  const tasks = [
    task("book the hall", "2026-06-19"),
    { ...task("in April", null), dueMonth: "2027-04" },
    task("pack the rings", "2027-06-18"),
    task("own", null),
  ];
  const on = (today: string) => idsOf(nextThings(tasks, [], today, "2027-06-19", 4));
  expect(on("2027-06-18")).toEqual(["book the hall", "in April", "pack the rings", "own"]);
  expect(on("2027-06-19")).toEqual(["in April", "pack the rings", "own"]);
});
