import { useState } from "react";

import type { ChecklistRow, RowStageId } from "#app/plan/rules/checklist/checklist-rows.ts";
import { filterRows, type TaskFilter } from "./filter-rows.ts";
import { nextUp } from "#app/plan/rules/checklist/upcoming-tasks.ts";

const allOpen: TaskFilter = { state: "open", event: "", assignee: "" };
const nothing: ReadonlySet<string> = new Set();

/**
 * What is looked at: the filter, which stages are unfolded and which task is open. A task that was ticked
 * a moment ago stays where it is until the filter changes, and no stage folds by itself.
 */
export function useShownTasks(rows: readonly ChecklistRow[], today: string, weddingDay: string | null) {
  const [filter, setFilter] = useState(allOpen);
  const [kept, setKept] = useState(nothing);
  const [near] = useState(
    () => new Set(nextUp(rows, today, weddingDay).flatMap((group) => group.rows.map(({ stage }) => stage))),
  );
  const [folds, setFolds] = useState<Partial<Record<RowStageId, boolean>>>({});
  const [expanded, setExpanded] = useState<string | null>(null);
  const isNarrow = filter.event !== "" || filter.assignee !== "" || filter.state !== "open";
  return {
    filter,
    shown: filterRows(rows, filter, kept),
    expanded,
    isUnfolded: (stage: RowStageId) => folds[stage] ?? (isNarrow || near.has(stage)),
    fold: (stage: RowStageId, isUnfolded: boolean) =>
      setFolds((before) => ({ ...before, [stage]: isUnfolded })),
    choose: (next: TaskFilter) => {
      setFilter(next);
      setKept(nothing);
      setFolds({});
    },
    keep: (id: string) => setKept((before) => new Set(before).add(id)),
    /** Opens or closes a task; whatever is changed of it there, it stays. */
    expand: (id: string) => {
      setExpanded((before) => (before === id ? null : id));
      setKept((before) => new Set(before).add(id));
    },
    /** Unfolds the stage of a task and opens it, whatever is filtered. */
    show: ({ id, stage }: ChecklistRow) => {
      setFilter(allOpen);
      setKept((before) => new Set(before).add(id));
      setFolds((before) => ({ ...before, [stage]: true }));
      setExpanded(id);
    },
  };
}
