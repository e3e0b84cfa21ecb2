import { memo } from "react";

import { haveSameItems } from "#app/plan/ui/same-items.ts";

/** Value of a field's `list` attribute that offers the names of previous assignees. */
export const assigneeListId = "task-names";

type AssigneeOptionsProps = { assignees: readonly string[] };

/** Names that the fields of all tasks offer; rendered again only when a name changes. */
export const AssigneeOptions = memo(function AssigneeOptions({ assignees }: AssigneeOptionsProps) {
  return (
    <datalist id={assigneeListId}>
      {assignees.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  );
}, haveSameItems);
