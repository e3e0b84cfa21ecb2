import { memo } from "react";

import { SelectField } from "#app/plan/ui/fields/select-field.tsx";

import { haveSameItems } from "#app/plan/ui/same-items.ts";

import { EventOptions } from "./event-options.tsx";
import { unassigned, taskStates, withoutEvent, type TaskFilter } from "./filter-tasks.ts";

type TaskFiltersProps = {
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
  assignees: readonly string[];
  events: readonly { id: string; name: string }[];
};

/** Filter of the tasks: open or done, by event, by person. */
export const TaskFilters = memo(function TaskFilters({
  filter,
  onFilter,
  assignees,
  events,
}: TaskFiltersProps) {
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
        <option value="">Everybody’s</option>
        <option value={unassigned}>Nobody’s yet</option>
        {assignees.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}, haveSameItems);
