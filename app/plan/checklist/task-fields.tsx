import { useId } from "react";

import { PlanField } from "#app/plan/fields/plan-field.tsx";
import { readDay, readText, showDay, showText, type ReadField } from "#app/plan/fields/read-fields.ts";
import { useChange, useRows } from "#app/plan/session/plan-provider.tsx";
import { events } from "#app/plan/document/wedding-tables.ts";
import { inOrder } from "#app/plan/start/plan-events.ts";

import type { ChecklistRow } from "./checklist-rows.ts";
import { namesUsed } from "./names-used.tsx";
import { tasks } from "./task-tables.ts";

/** A task without a title would be gone from the list. */
const readTitle: ReadField<string> = (typed) =>
  typed.trim() === "" ? { ok: false, trouble: "write what is to be done" } : { ok: true, value: typed };

/** By when, who, and a note; of a task that somebody added also its title and event. */
export function TaskFields({ row }: { row: ChecklistRow }) {
  const { id, task, skipped } = row;
  const { put, remove } = useChange(tasks);
  return (
    <div className="task__fields">
      {task === null && (
        <PlanField
          label="What is to be done"
          className="task__wide"
          value={row.title}
          show={showText}
          read={readTitle}
          write={(title) => put(id, { title })}
          maxLength={300}
          readOnly={false}
        />
      )}
      <PlanField
        label={row.isMoved ? "By (empty it for the list's day)" : "By"}
        type="date"
        value={row.due}
        show={showDay}
        read={readDay}
        write={(due) => put(id, { due })}
        readOnly={false}
      />
      <PlanField
        label="Who does it"
        list={namesUsed}
        value={row.assignee}
        show={showText}
        read={readText}
        write={(assignee) => put(id, { assignee })}
        maxLength={120}
        readOnly={false}
      />
      {task === null && <OwnEvent row={row} onChoose={(event) => put(id, { event })} />}
      <TaskNote note={row.note} onWrite={(note) => put(id, { note })} />
      <p className="task__ends">
        {task === null ? (
          <button type="button" className="button button--line button--small" onClick={() => remove(id)}>
            Remove this task
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

function TaskNote({ note, onWrite }: { note: string; onWrite: (note: string) => void }) {
  const id = useId();
  return (
    <div className="field task__wide">
      <label className="field__label" htmlFor={id}>
        Note
      </label>
      <textarea
        id={id}
        className="input"
        rows={2}
        maxLength={4000}
        value={note}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
    </div>
  );
}

function OwnEvent({ row, onChoose }: { row: ChecklistRow; onChoose: (event: string) => void }) {
  const id = useId();
  const held = inOrder(useRows(events));
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        Event
      </label>
      <select
        id={id}
        className="input"
        value={row.events[0]?.id ?? ""}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">The wedding as a whole</option>
        {held.map((event) => (
          <option key={event.id} value={event.id}>
            {event.name === "" ? "An event" : event.name}
          </option>
        ))}
      </select>
    </div>
  );
}
