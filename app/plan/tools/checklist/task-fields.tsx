import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { SelectField } from "#app/plan/ui/fields/select-field.tsx";
import { dayField, textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import type { FieldParser } from "#app/plan/ui/fields/parse-fields.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { EventOptions } from "./event-options.tsx";
import { assigneeListId } from "./assignee-options.tsx";
import { tasks } from "#app/plan/schema/checklist.schema.ts";

/** A task without a title would disappear from the list. */
const readTitle: FieldParser<string> = (typed) =>
  typed.trim() === "" ? { ok: false, error: "write what is to be done" } : { ok: true, value: typed };

/** Day, assignee and note; for an added task also title and event. */
export function TaskFields({ row }: { row: ChecklistRow }) {
  const { id, task, skipped } = row;
  const { put } = useRowMutations(tasks);
  const remove = useDeletion();
  return (
    <div className="task__fields">
      {task === null && <OwnTask row={row} />}
      <PlanField
        {...dayField}
        label={row.isMoved ? "By (empty it for the list’s day)" : "By"}
        value={row.due}
        write={(due) => put(id, { due })}
        readOnly={false}
      />
      <PlanField
        {...textField(120)}
        label="Who does it"
        list={assigneeListId}
        value={row.assignee}
        write={(assignee) => put(id, { assignee })}
        readOnly={false}
      />
      <PlanTextArea
        label="Note"
        value={row.note}
        write={(note) => put(id, { note })}
        maxLength={4000}
        readOnly={false}
      />
      <p className="task__ends">
        {task === null ? (
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => remove(row.title, (plan) => removeRow(tasks, plan, id))}
          >
            Delete this task
          </button>
        ) : (
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => put(id, { skipped: !skipped })}
          >
            {skipped ? "We do need it" : "Skip it: not for us"}
          </button>
        )}
      </p>
    </div>
  );
}

function OwnTask({ row: { id, title, events: prepared } }: { row: ChecklistRow }) {
  const { put } = useRowMutations(tasks);
  const held = useSortedEvents();
  return (
    <>
      <PlanField
        {...textField(300)}
        read={readTitle}
        label="What is to be done"
        className="task__wide"
        value={title}
        write={(written) => put(id, { title: written })}
        readOnly={false}
      />
      <SelectField label="Event" value={prepared[0]?.id ?? ""} onChoose={(event) => put(id, { event })}>
        <option value="">The wedding as a whole</option>
        <EventOptions events={held} />
      </SelectField>
    </>
  );
}
