import { alphabetically } from "#app/languages/alphabetically.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { isOpenTask } from "#app/plan/rules/checklist/upcoming-tasks.ts";

export const taskStates = [
  { id: "open", name: "Open" },
  { id: "done", name: "Done" },
  { id: "skipped", name: "Skipped" },
  { id: "all", name: "All" },
] as const;

/** Filter of the tasks; '' matches all. */
export type TaskFilter = {
  state: (typeof taskStates)[number]["id"];
  /** Id of an event, `withoutEvent` for tasks without one. */
  event: string;
  /** A name, `nobody` for tasks without an assignee. */
  assignee: string;
};

/** The filter that the list begins with. */
export const openTasks: TaskFilter = { state: "open", event: "", assignee: "" };

/** Reserved words, which are no names and no ids, for tasks without an assignee and without an event. */
export const unassigned = "@nobody";
export const withoutEvent = "@wedding";

/** @param kept ids that stay although they no longer match, because they were ticked a moment ago */
export function filterTasks(
  rows: readonly ChecklistRow[],
  { state, event, assignee }: TaskFilter,
  kept: ReadonlySet<string>,
): ChecklistRow[] {
  return rows.filter(
    (row) =>
      (kept.has(row.id) || isInState(row, state)) &&
      (event === "" || isOfEvent(row, event)) &&
      (assignee === "" || row.assignee.trim() === (assignee === unassigned ? "" : assignee)),
  );
}

function isInState(row: ChecklistRow, state: TaskFilter["state"]): boolean {
  if (state === "all") return true;
  if (state === "skipped") return row.skipped;
  return state === "open" ? isOpenTask(row) : row.doneOn !== null && !row.skipped;
}

function isOfEvent({ events }: ChecklistRow, event: string): boolean {
  return event === withoutEvent ? events.length === 0 : events.some(({ id }) => id === event);
}

/** Progress of a list; skipped tasks do not count. */
export function countProgress(rows: readonly ChecklistRow[]): { done: number; of: number } {
  const counted = rows.filter(({ skipped }) => !skipped);
  return { done: counted.filter(({ doneOn }) => doneOn !== null).length, of: counted.length };
}

/** Assignees of tasks, without duplicates. */
export function listAssignees(rows: readonly ChecklistRow[]): string[] {
  const names = new Set(rows.map(({ assignee }) => assignee.trim()));
  names.delete("");
  return [...names].toSorted(alphabetically);
}

/** A filter in words: 'Asha, Sangeet'; '' for no filter. */
export function describeTaskFilter(
  { event, assignee }: TaskFilter,
  events: readonly { id: string; name: string }[],
): string {
  const whose = assignee === unassigned ? "nobody’s yet" : assignee;
  const which =
    event === withoutEvent ? "the wedding as a whole" : (events.find(({ id }) => id === event)?.name ?? "");
  return [whose, which].filter((word) => word !== "").join(", ");
}
