import { formatDate } from "#app/calendar/format-date.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { isLateTask, isOpenTask } from "#app/plan/rules/checklist/upcoming-tasks.ts";

import { describeDaysAway, describeDueDate } from "./describe-due-date.ts";

/** Day, deadline, events and assignee of a task, in one line. */
export function TaskFacts({ row, today }: { row: ChecklistRow; today: string }) {
  const { due, deadline, events, assignee, note, doneOn } = row;
  return (
    <p className="task__facts">
      <span className="task__due">
        {row.skipped
          ? "Skipped"
          : doneOn !== null
            ? `Done ${doneOn === today ? "today" : formatDate(doneOn)}`
            : describeDueDate(row, today)}
      </span>
      {isLateTask(row, today) && due !== null && (
        <span className="task__late">due {describeDaysAway(due, today)}</span>
      )}
      {isOpenTask(row) && deadline !== null && deadline.day >= today && deadline.day !== due && (
        <span>last day {formatDate(deadline.day)}</span>
      )}
      {events.map(({ id, name }) => (
        <span key={id} className="task__event">
          {name === "" ? "An event" : name}
        </span>
      ))}
      {assignee.trim() !== "" && (
        <span>
          <Icon name="people" />
          {assignee}
        </span>
      )}
      {note !== "" && <span>with a note</span>}
    </p>
  );
}
