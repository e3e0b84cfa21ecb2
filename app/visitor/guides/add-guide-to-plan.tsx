import { AddToPlan } from "#app/catalogue/plan-outbox/add-to-plan.tsx";

import type { GuideTasks } from "./guide-tasks.ts";

/** The end of a guide's list: it becomes tasks of the couple's own checklist. */
export function AddGuideToPlan({ message, className }: { message: GuideTasks; className?: string }) {
  const { length } = message.tasks;
  return (
    <span className="without-print">
      <AddToPlan
        message={message}
        what={length === 1 ? "This task" : `A list of ${length} tasks`}
        to="/plan/checklist"
        label={length === 1 ? "Add to your plan" : "Add this list to your plan"}
        {...(className === undefined ? {} : { className })}
      />
    </span>
  );
}
