import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { isOpen } from "#app/plan/rules/checklist/upcoming-tasks.ts";

export const shownStates = [
  { id: "open", name: "Open" },
  { id: "done", name: "Done" },
  { id: "skipped", name: "Skipped" },
  { id: "all", name: "All" },
] as const;

/** Which tasks are looked at; '' is all of them. */
export type TaskFilter = {
  state: (typeof shownStates)[number]["id"];
  /** Id of an event, `wholeWedding` for what belongs to none. */
  event: string;
  /** A name, `nobody` for what nobody has taken on. */
  assignee: string;
};

/** Tasks of nobody and of no event are asked for by words that are no name and no id. */
export const nobody = "@nobody";
export const wholeWedding = "@wedding";

/**
 * @param kept ids that stay although they no longer fit, because they were ticked a moment ago
 */
export function filterRows(
  rows: readonly ChecklistRow[],
  { state, event, assignee }: TaskFilter,
  kept: ReadonlySet<string>,
): ChecklistRow[] {
  return rows.filter(
    (row) =>
      (kept.has(row.id) || isInState(row, state)) &&
      (event === "" || isOfEvent(row, event)) &&
      (assignee === "" || row.assignee.trim() === (assignee === nobody ? "" : assignee)),
  );
}

function isInState(row: ChecklistRow, state: TaskFilter["state"]): boolean {
  if (state === "all") return true;
  if (state === "skipped") return row.skipped;
  return state === "open" ? isOpen(row) : row.doneOn !== null && !row.skipped;
}

function isOfEvent({ events }: ChecklistRow, event: string): boolean {
  return event === wholeWedding ? events.length === 0 : events.some(({ id }) => id === event);
}

/** How far a list has come; what is skipped does not count. */
export function progressOf(rows: readonly ChecklistRow[]): { done: number; of: number } {
  const counted = rows.filter(({ skipped }) => !skipped);
  return { done: counted.filter(({ doneOn }) => doneOn !== null).length, of: counted.length };
}

/** Who has taken on tasks, each name once. */
export function assigneesOf(rows: readonly ChecklistRow[]): string[] {
  const names = new Set(rows.map(({ assignee }) => assignee.trim()));
  names.delete("");
  return [...names].toSorted((a, b) => a.localeCompare(b, "en"));
}

/** What a filter leaves, in words: 'Asha, Sangeet'; '' where it leaves everybody's tasks of all events. */
export function nameFilter(
  { event, assignee }: TaskFilter,
  events: readonly { id: string; name: string }[],
): string {
  const whose = assignee === nobody ? "nobody's yet" : assignee;
  const which =
    event === wholeWedding ? "the wedding as a whole" : (events.find(({ id }) => id === event)?.name ?? "");
  return [whose, which].filter((word) => word !== "").join(", ");
}
