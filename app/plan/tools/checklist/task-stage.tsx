import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { progressOf } from "#app/plan/checklist/filter-rows.ts";
import { RisingSun } from "./progress-sun.tsx";
import { TaskItem } from "./task-item.tsx";

type TaskStageProps = {
  name: string;
  /** All tasks of the stage, for how far it has come. */
  all: readonly ChecklistRow[];
  /** Those that are looked at. */
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
  const { done, of } = progressOf(all);
  return (
    <details
      className="task-stage panel"
      open={isUnfolded}
      onToggle={({ currentTarget }) => onFold(currentTarget.open)}
    >
      <summary className="task-stage__head">
        <RisingSun done={done} of={of} />
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
