import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { listAssignees } from "./filter-tasks.ts";

/** Value of a field's `list` attribute that offers the names of previous assignees. */
export const assigneeListId = "task-names";

export function AssigneeOptions({ rows }: { rows: readonly ChecklistRow[] }) {
  return (
    <datalist id={assigneeListId}>
      {listAssignees(rows).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
