import { expect, test } from "vitest";

import { checklistOf } from "#app/plan/rules/checklist/checklist-rows.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { wedding } from "#app/plan/schema/wedding.schema.ts";
import { rowOf } from "#test-support/plan-rows.ts";

import { keepPlace, placeOfTask } from "./task-place.ts";

const today = "2026-11-22";
const list = checklistOf(
  { wedding: rowOf(wedding, "wedding", { date: "2027-06-19" }), events: [], spread: undefined },
  today,
);
/** The list with a task of the couple's own, due on a day. */
const withLehenga = (due: string | null) =>
  list([rowOf(tasks, "lehenga", { title: "Pick up the lehenga", due })]);
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test("an open task stays in its stage and between its neighbours while its day is typed", () => {
  const undated = withLehenga(null);
  const place = placeOfTask(undated, "lehenga");
  const dated = withLehenga("2027-02-01");
  expect(ids(dated)).not.toEqual(ids(undated));

  const shown = keepPlace(dated, place);
  expect(ids(shown)).toEqual(ids(undated));
  expect(shown.find(({ id }) => id === "lehenga")).toMatchObject({ stage: "own", due: "2027-02-01" });
});

test("a list without an open task, or whose open task somebody removed, is as it is", () => {
  const rows = withLehenga(null);
  expect(keepPlace(rows, null)).toBe(rows);
  expect(placeOfTask(rows, "gone")).toBeNull();
  const place = placeOfTask(rows, "lehenga");
  const left = list([]);
  expect(keepPlace(left, place)).toBe(left);
});
