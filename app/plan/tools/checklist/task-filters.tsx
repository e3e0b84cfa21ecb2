import { SelectField } from "#app/plan/ui/fields/select-field.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { EventOptions } from "./event-options.tsx";
import { listAssignees, unassigned, taskStates, withoutEvent, type TaskFilter } from "./filter-tasks.ts";

type TaskFiltersProps = {
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
  rows: readonly ChecklistRow[];
  events: readonly { id: string; name: string }[];
};

/** Filter of the tasks: open or done, by event, by person. */
export function TaskFilters({ filter, onFilter, rows, events }: TaskFiltersProps) {
  const names = listAssignees(rows);
  return (
    <div className="task-filters">
      <fieldset className="choices task-filters__states">
        <legend className="visually-hidden">Tasks to show</legend>
        {taskStates.map(({ id, name }) => (
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
      <SelectField label="Event" value={filter.event} onChoose={(event) => onFilter({ ...filter, event })}>
        <option value="">All events</option>
        <option value={withoutEvent}>The wedding as a whole</option>
        <EventOptions events={events} />
      </SelectField>
      <SelectField
        label="Whose"
        value={filter.assignee}
        onChoose={(assignee) => onFilter({ ...filter, assignee })}
      >
        <option value="">Everybody's</option>
        <option value={unassigned}>Nobody's yet</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
