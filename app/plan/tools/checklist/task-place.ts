import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";

/** Where a task was listed when it was opened. */
export type TaskPlace = Pick<ChecklistRow, "id" | "stage" | "stageName"> & {
  /** Id of the task before it; null for the first. */
  after: string | null;
};

/** The place of a task in the list; null where there is no such task. */
export function placeOfTask(rows: readonly ChecklistRow[], id: string | null): TaskPlace | null {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (row === undefined) return null;
  return { id: row.id, stage: row.stage, stageName: row.stageName, after: rows[at - 1]?.id ?? null };
}

/**
 * The list with an open task where it was. A half-typed day is another valid day: a task that moved to its stage
 * would close its fields while somebody types in them.
 */
export function keepPlace(rows: readonly ChecklistRow[], place: TaskPlace | null): readonly ChecklistRow[] {
  const row = rows.find(({ id }) => id === place?.id);
  if (place === null || row === undefined) return rows;
  const { stage, stageName, after } = place;
  const others = rows.filter((other) => other !== row);
  const at = others.findIndex(({ id }) => id === after) + 1;
  return others.toSpliced(at, 0, row.stage === stage ? row : { ...row, stage, stageName });
}
