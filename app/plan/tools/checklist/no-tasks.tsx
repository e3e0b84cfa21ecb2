import { EmptyState } from "#app/plan/ui/empty-state.tsx";

import { openTasks, type TaskFilter } from "./filter-tasks.ts";

type NoTasksProps = {
  filter: TaskFilter;
  onFilter: (filter: TaskFilter) => void;
};

/** In place of the list while the filter shows nothing: why, and one press that shows tasks again. */
export function NoTasks({ filter, onFilter }: NoTasksProps) {
  const isUnfiltered = filter.event === "" && filter.assignee === "" && filter.state === "open";
  return isUnfiltered ? (
    <EmptyState
      emblem="planners"
      heading="Nothing left to do"
      action={<ShowTasks label="Show all tasks" show={() => onFilter({ ...openTasks, state: "all" })} />}
    >
      Every task is done or skipped.
    </EmptyState>
  ) : (
    <EmptyState
      emblem="planners"
      heading="No task matches"
      action={<ShowTasks label="Clear the filters" show={() => onFilter(openTasks)} />}
    >
      Your tasks are all still here. Clear the filters to see what is open.
    </EmptyState>
  );
}

function ShowTasks({ label, show }: { label: string; show: () => void }) {
  return (
    <button type="button" className="button button--primary" onClick={show}>
      {label}
    </button>
  );
}
