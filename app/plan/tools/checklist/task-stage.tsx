import { memo } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { ChecklistRow, ChecklistStageId } from "#app/plan/rules/checklist/checklist-rows.ts";
import { haveSameItems } from "#app/plan/ui/same-items.ts";

import { countProgress } from "./filter-tasks.ts";
import { ProgressSun } from "./progress-sun.tsx";
import { TaskItem } from "./task-item.tsx";

type TaskStageProps = {
  id: ChecklistStageId;
  name: string;
  /** All tasks of the stage, for its progress. */
  all: readonly ChecklistRow[];
  /** The tasks that match the filter. */
  rows: readonly ChecklistRow[];
  isUnfolded: boolean;
  onFold: (stage: ChecklistStageId, isUnfolded: boolean) => void;
  /** The open task; null where it is another stage's. */
  expanded: string | null;
  today: string;
  onTick: (row: ChecklistRow) => void;
  onExpand: (id: string) => void;
};

/** A stage of the list, folded or with its tasks; rendered again only where one of its tasks changed. */
export const TaskStage = memo(function TaskStage({
  id,
  name,
  all,
  rows,
  isUnfolded,
  onFold,
  expanded,
  ...item
}: TaskStageProps) {
  const { done, of } = countProgress(all);
  return (
    <details
      className="task-stage panel"
      open={isUnfolded}
      onToggle={({ currentTarget }) => onFold(id, currentTarget.open)}
    >
      <summary className="task-stage__head">
        <ProgressSun done={done} of={of} />
        <h3 className="heading-small">{name}</h3>
        <span className="task-stage__count">
          {done} of {of} done
        </span>
        <Icon name="chevron" />
      </summary>
      <ul className="task-list">
        {rows.map((row) => (
          <TaskItem key={row.id} row={row} isExpanded={row.id === expanded} {...item} />
        ))}
      </ul>
    </details>
  );
}, haveSameItems);
