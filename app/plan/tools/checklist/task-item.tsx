import { memo } from "react";

import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { isLateTask, isOpenTask } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import { TaskDetails } from "./task-details.tsx";
import { TaskFacts } from "./task-facts.tsx";
import { moveTaskFocus } from "./task-keyboard.ts";

type TaskItemProps = {
  row: ChecklistRow;
  today: string;
  isExpanded: boolean;
  onTick: (row: ChecklistRow) => void;
  onExpand: (id: string) => void;
};

/** One task: a box to tick, its title, which opens the details, its day and its assignee. */
export const TaskItem = memo(function TaskItem({ row, today, isExpanded, onTick, onExpand }: TaskItemProps) {
  const { id, title } = row;
  const mayEdit = useCanEdit();
  const state = row.skipped ? "skipped" : isLateTask(row, today) ? "late" : isOpenTask(row) ? "open" : "done";
  return (
    <li className="task" data-state={state}>
      <div className="task__line">
        <label className="checkbox task__box">
          <input
            type="checkbox"
            className="task__tick"
            aria-labelledby={`task-${id}`}
            checked={row.doneOn !== null}
            disabled={!mayEdit}
            onChange={() => onTick(row)}
            onKeyDown={(event) => moveTaskFocus(event, () => onExpand(id))}
          />
        </label>
        <button
          type="button"
          className="task__title"
          id={`task-${id}`}
          aria-expanded={isExpanded}
          onClick={() => onExpand(id)}
        >
          {title}
          <Icon name="chevron" />
        </button>
        <TaskFacts row={row} today={today} />
      </div>
      {isExpanded && <TaskDetails row={row} today={today} />}
    </li>
  );
});
