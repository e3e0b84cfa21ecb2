import { useCallback, useMemo, useState } from "react";

import type { ChecklistRow, ChecklistStageId } from "#app/plan/rules/checklist/checklist-rows.ts";
import { filterTasks, openTasks, type TaskFilter } from "./filter-tasks.ts";
import { keepPlace, placeOfTask } from "./task-place.ts";
import { upcomingTasks } from "#app/plan/rules/checklist/upcoming-tasks.ts";

const nothing: ReadonlySet<string> = new Set();

/**
 * State of the view: the filter, the unfolded stages and the open task. A task that was ticked a moment ago
 * stays where it is until the filter changes, and no stage folds by itself.
 * @param first id of the task that is open at first; null without one
 */
export function useFilteredTasks(
  rows: readonly ChecklistRow[],
  today: string,
  weddingDay: string | null,
  first: string | null,
) {
  const [filter, setFilter] = useState(openTasks);
  const [kept, setKept] = useState(first === null ? nothing : new Set([first]));
  const [near] = useState(
    () =>
      new Set(
        upcomingTasks(rows, today, weddingDay).flatMap((group) => group.rows.map(({ stage }) => stage)),
      ),
  );
  const [folds, setFolds] = useState<Partial<Record<ChecklistStageId, boolean>>>(() => {
    const opened = rows.find(({ id }) => id === first);
    return opened === undefined ? {} : { [opened.stage]: true };
  });
  const [expanded, setExpanded] = useState(first);
  const [held, setHeld] = useState(() => ({ id: first, place: placeOfTask(rows, first) }));
  if (held.id !== expanded) {
    setHeld({ id: expanded, place: placeOfTask(rows, expanded) });
    // What was dated while it was open is in another stage now: it must not vanish in a folded one.
    const closed = rows.find(({ id }) => id === held.id);
    if (closed !== undefined && closed.stage !== held.place?.stage)
      setFolds((before) => ({ ...before, [closed.stage]: true }));
  }
  const listed = useMemo(() => keepPlace(rows, held.place), [rows, held]);
  const keep = useCallback((id: string) => setKept((before) => new Set(before).add(id)), []);
  const expand = useCallback(
    (id: string) => {
      setExpanded((before) => (before === id ? null : id));
      keep(id);
    },
    [keep],
  );
  const fold = useCallback(
    (stage: ChecklistStageId, isUnfolded: boolean) =>
      setFolds((before) => ({ ...before, [stage]: isUnfolded })),
    [],
  );
  const choose = useCallback((next: TaskFilter) => {
    setFilter(next);
    setKept(nothing);
    setFolds({});
  }, []);
  const shown = useMemo(() => filterTasks(listed, filter, kept), [listed, filter, kept]);
  const isNarrow = filter.event !== "" || filter.assignee !== "" || filter.state !== "open";
  return {
    filter,
    /** All tasks, the open one where it was when it was opened. */
    listed,
    shown,
    expanded,
    isUnfolded: (stage: ChecklistStageId) => folds[stage] ?? (isNarrow || near.has(stage)),
    fold,
    choose,
    keep,
    /** Opens or closes a task; it stays in view, whatever is changed in it. */
    expand,
    /** Unfolds the stage of a task and opens it, whatever the filter. */
    show: ({ id, stage }: ChecklistRow) => {
      setFilter(openTasks);
      keep(id);
      setFolds((before) => ({ ...before, [stage]: true }));
      setExpanded(id);
    },
  };
}
