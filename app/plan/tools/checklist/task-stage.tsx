import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { countProgress } from "./filter-tasks.ts";
import { ProgressSun } from "./progress-sun.tsx";
import { TaskItem } from "./task-item.tsx";

type TaskStageProps = {
  name: string;
  /** All tasks of the stage, for its progress. */
  all: readonly ChecklistRow[];
  /** The tasks that match the filter. */
  rows: readonly ChecklistRow[];
  isUnfolded: boolean;
  onFold: (isUnfolded: boolean) => void;
  expanded: string | null;
  today: string;
  onTick: (row: ChecklistRow) => void;
  onExpand: (id: string) => void;
};

/** A stage of the list, folded or with its tasks. */
export function TaskStage({ name, all, rows, isUnfolded, onFold, expanded, ...item }: TaskStageProps) {
  const { done, of } = countProgress(all);
  return (
    <details
      className="task-stage panel"
      open={isUnfolded}
      onToggle={({ currentTarget }) => onFold(currentTarget.open)}
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
}
