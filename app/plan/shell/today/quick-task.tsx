import { useState } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { parseTaskLine } from "#app/plan/tools/checklist/parse-task-line.ts";
import { useToday } from "#app/plan/ui/use-today.ts";

import { QuickForm, type QuickResult } from "./quick-form.tsx";

/** Adds a task in one line. */
export function QuickTask() {
  const { put } = useRowMutations(tasks);
  const held = useRows(events);
  const today = useToday();
  const [line, setLine] = useState("");
  const [result, setResult] = useState<QuickResult>(null);
  const add = () => {
    const task = parseTaskLine(line, held, today);
    if (task.title === "") return setResult({ error: "enter a task" });
    put(newId(), task);
    setResult({ added: task.title });
    setLine("");
  };
  return (
    <QuickForm submit={add} button="Add task" result={result}>
      <div className="field">
        <label className="field__label" htmlFor="quick-task">
          Task
        </label>
        <input
          id="quick-task"
          type="text"
          className="input"
          autoComplete="off"
          maxLength={300}
          placeholder="Book the tailor by May 12 @Daniel"
          value={line}
          onChange={({ currentTarget }) => setLine(currentTarget.value)}
        />
      </div>
    </QuickForm>
  );
}
