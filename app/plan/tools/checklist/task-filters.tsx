import { Choice } from "#app/plan/ui/fields/select-field.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { EventOptions } from "./event-options.tsx";
import { assigneesOf, nobody, shownStates, wholeWedding, type TaskFilter } from "#app/plan/checklist/filter-rows.ts";

type TaskFiltersProps = {
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
  rows: readonly ChecklistRow[];
  events: readonly { id: string; name: string }[];
};

/** Which tasks are looked at: open or done, of one event, of one person. */
export function TaskFilters({ filter, onFilter, rows, events }: TaskFiltersProps) {
  const names = assigneesOf(rows);
  return (
    <div className="task-filters">
      <fieldset className="choices task-filters__states">
        <legend className="visually-hidden">Tasks to show</legend>
        {shownStates.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="choice"
            aria-pressed={filter.state === id}
            onClick={() => onFilter({ ...filter, state: id })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <Choice label="Event" value={filter.event} onChoose={(event) => onFilter({ ...filter, event })}>
        <option value="">All events</option>
        <option value={wholeWedding}>The wedding as a whole</option>
        <EventOptions events={events} />
      </Choice>
      <Choice
        label="Whose"
        value={filter.assignee}
        onChoose={(assignee) => onFilter({ ...filter, assignee })}
      >
        <option value="">Everybody's</option>
        <option value={nobody}>Nobody's yet</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Choice>
    </div>
  );
}
