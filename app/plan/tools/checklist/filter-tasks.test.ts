import { expect, test } from "vitest";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { filterTasks, describeTaskFilter, unassigned, countProgress, withoutEvent } from "./filter-tasks.ts";
import { upcomingTasks } from "#app/plan/rules/checklist/upcoming-tasks.ts";

const sangeet = { id: "sangeet", name: "Sangeet" };

/** A line of which only some things matter. */
const line = (id: string, what: Partial<ChecklistRow> = {}): ChecklistRow => ({
  id,
  title: id,
  stage: "twelve",
  stageName: "12+ months before",
  events: [],
  due: null,
  dueMonth: null,
  isMoved: false,
  deadline: null,
  opensOn: null,
  doneOn: null,
  skipped: false,
  assignee: "",
  note: "",
  task: null,
  ...what,
});
const today = "2026-11-22";
const ids = (rows: readonly ChecklistRow[]) => rows.map(({ id }) => id);
const none: ReadonlySet<string> = new Set();

test("what is next is what is late, then this week's, then this month's, and never what is done", () => {
  const rows = [
    line("month-end", { due: "2026-12-22" }),
    line("later", { due: "2026-12-23" }),
    line("today", { due: today }),
    line("yesterday", { due: "2026-11-21" }),
    line("last month", { dueMonth: "2026-10" }),
    line("this month", { dueMonth: "2026-11" }),
    line("done", { due: "2026-11-01", doneOn: "2026-11-02" }),
    line("skipped", { due: "2026-11-01", skipped: true }),
    line("week-end", { due: "2026-11-29" }),
  ];
  expect(upcomingTasks(rows, today, null).map(({ name, rows: some }) => [name, ids(some)])).toEqual([
    ["Overdue", ["last month", "yesterday"]],
    ["This week", ["today", "week-end"]],
    ["This month", ["this month", "month-end"]],
  ]);
});

test("where little is near the first of the others are named, five in all, and where nothing is open nothing", () => {
  const rows = ["a", "b", "c", "d", "e", "f"].map((id) => line(id));
  expect(upcomingTasks(rows, today, null).map(({ name, rows: some }) => [name, ids(some)])).toEqual([
    ["Begin with", ["a", "b", "c", "d", "e"]],
  ]);
  const oneNear = [line("later", { due: "2027-05-01" }), line("now", { due: today })];
  expect(upcomingTasks(oneNear, today, null).map(({ name, rows: some }) => [name, ids(some)])).toEqual([
    ["This week", ["now"]],
    ["Coming up", ["later"]],
  ]);
  const far = [line("later", { due: "2027-05-01" }), line("sooner", { dueMonth: "2027-03" })];
  expect(upcomingTasks(far, today, null).map(({ name, rows: some }) => [name, ids(some)])).toEqual([
    ["Coming up", ["sooner", "later"]],
  ]);
  expect(upcomingTasks([line("done", { doneOn: today })], today, null)).toEqual([]);
});

test("the day after the wedding nobody is told to book the hall", () => {
  const late = [line("hall", { due: "2026-01-01" }), line("thanks", { due: "2026-12-20", stage: "after" })];
  expect(upcomingTasks(late, today, "2026-11-21").flatMap(({ rows: some }) => ids(some))).toEqual(["thanks"]);
  expect(upcomingTasks(late, today, today).flatMap(({ rows: some }) => ids(some))).toEqual([
    "hall",
    "thanks",
  ]);
});

const rows = [
  line("hall", { assignee: "Asha", events: [sangeet] }),
  line("dj", { assignee: " Asha ", doneOn: today, events: [sangeet] }),
  line("cake", { skipped: true, doneOn: today }),
  line("rings"),
];

test.each([
  [{ state: "open", event: "", assignee: "" }, ["hall", "rings"]],
  [{ state: "done", event: "", assignee: "" }, ["dj"]],
  [{ state: "skipped", event: "", assignee: "" }, ["cake"]],
  [{ state: "all", event: "sangeet", assignee: "" }, ["hall", "dj"]],
  [{ state: "all", event: withoutEvent, assignee: "" }, ["cake", "rings"]],
  [{ state: "all", event: "", assignee: "Asha" }, ["hall", "dj"]],
  [{ state: "open", event: "", assignee: unassigned }, ["rings"]],
] as const)("%o leaves %o", (filter, left) => {
  expect(ids(filterTasks(rows, filter, none))).toEqual(left);
});

test("what was ticked a moment ago stays, but not in the list of another event", () => {
  const kept = new Set(["dj"]);
  expect(ids(filterTasks(rows, { state: "open", event: "", assignee: "" }, kept))).toContain("dj");
  expect(ids(filterTasks(rows, { state: "open", event: withoutEvent, assignee: "" }, kept))).not.toContain(
    "dj",
  );
});

test("what is skipped is no part of the way", () => {
  expect(countProgress(rows)).toEqual({ done: 1, of: 3 });
});

test("a printed list says whose it is", () => {
  expect(describeTaskFilter({ state: "open", event: "sangeet", assignee: "Asha" }, [sangeet])).toBe(
    "Asha, Sangeet",
  );
  expect(describeTaskFilter({ state: "open", event: "", assignee: "" }, [sangeet])).toBe("");
});
