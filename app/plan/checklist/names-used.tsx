import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { assigneesOf } from "./filter-rows.ts";

/** What a field says in its `list` to offer the names that tasks were given to before. */
export const namesUsed = "task-names";

export function NamesUsed({ rows }: { rows: readonly ChecklistRow[] }) {
  return (
    <datalist id={namesUsed}>
      {assigneesOf(rows).map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
