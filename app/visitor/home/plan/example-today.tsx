import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { formatWeekdayDate } from "#app/calendar/date-words.ts";
import { ProgressSun } from "#app/plan/tools/checklist/progress-sun.tsx";
import { TaskFacts } from "#app/plan/tools/checklist/task-facts.tsx";

import { examplePlan } from "./example-plan.ts";

const { title, date, today, done, taskCount, tasks } = examplePlan;

/** How many days are left, and the next three tasks. */
export function ExampleToday() {
  return (
    <div className="home-plan__today">
      <p className="home-plan__names">
        {title} <small>Saved on this phone</small>
      </p>
      <div className="home-plan__countdown">
        <ProgressSun done={done} of={taskCount} />
        <p>
          <strong>{daysBetween(today, date)}</strong> days until {formatWeekdayDate(date)}
        </p>
      </div>
      <ul className="task-list">
        {tasks.map((row) => (
          <li key={row.id} className="task" data-state="open">
            <div className="task__line">
              <span className="home-plan__box" />
              <span className="task__title">{row.title}</span>
              <TaskFacts row={row} today={today} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
