import { memo, useId, useRef, useState } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import { describeDueDate } from "./describe-due-date.ts";
import { parseTaskLine } from "./parse-task-line.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";

type AddTaskProps = { events: readonly { id: string; name: string }[]; today: string };

/** A task in one line: title, day, person and event; Enter adds it, and the next one can be typed. */
export const AddTask = memo(function AddTask({ events, today }: AddTaskProps) {
  const id = useId();
  const { put } = useRowMutations(tasks);
  const [line, setLine] = useState("");
  const [added, setAdded] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const task = parseTaskLine(line, events, today);
  const facts = [
    task.due === null ? "" : `by ${describeDueDate({ due: task.due, dueMonth: null }, today)}`,
    task.assignee,
    events.find((event) => event.id === task.event)?.name ?? "",
  ].filter((fact) => fact !== "");
  const add = () => {
    setMissing(task.title === "");
    if (task.title === "") return field.current?.focus();
    put(newId(), task);
    setAdded(`Added: ${task.title}`);
    setLine("");
  };
  return (
    <form
      className="add-task"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label className="field__label" htmlFor={id}>
        Add a task
      </label>
      <div className="add-task__line">
        <input
          ref={field}
          id={id}
          className="input"
          autoComplete="off"
          maxLength={500}
          placeholder="Fetch the turbans by 12 May @Daniel #reception"
          aria-invalid={isMissing || undefined}
          aria-describedby={`${id}-facts`}
          value={line}
          onChange={({ currentTarget }) => {
            setLine(currentTarget.value);
            setAdded("");
            setMissing(false);
          }}
        />
        <button type="submit" className="button button--primary">
          Add
        </button>
      </div>
      <output className="note" id={`${id}-facts`}>
        {isMissing ? (
          <FieldError id={`${id}-error`} error="enter a task" />
        ) : facts.length > 0 ? (
          facts.join(" · ")
        ) : added !== "" ? (
          added
        ) : (
          "Tip: add ‘by May 12’, ‘@Daniel’ or ‘#reception’ to a task."
        )}
      </output>
    </form>
  );
});
