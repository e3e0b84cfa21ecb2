import type { ChecklistTask } from "#content/plan/checklist/checklist-task.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { SourceNote } from "#app/catalogue/listings/source-note.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { TaskFields } from "./task-fields.tsx";
import { useToolLink } from "./use-tool-link.ts";

/** The list's explanation of a task, its link, and the couple's notes. */
export function TaskDetails({ row, today }: { row: ChecklistRow; today: string }) {
  const { task, note, deadline, opensOn } = row;
  const mayEdit = useCanEdit();
  return (
    <div className="task__details">
      {task !== null && <p className="task__about">{task.about}</p>}
      {deadline !== null && <Deadline {...deadline} today={today} />}
      {opensOn !== null && (
        <p className="task__deadline">
          <Icon name="clock" />
          Not before {formatDate(opensOn)}: bought earlier, it runs out before you marry.
        </p>
      )}
      {task !== null && <WaysOn task={task} />}
      {mayEdit ? <TaskFields row={row} /> : note !== "" && <p className="task__note">{note}</p>}
      {task !== null && <SourceNote of={task} />}
    </div>
  );
}

function Deadline({ day, says, today }: { day: string; says: string; today: string }) {
  const isOver = day < today;
  return (
    <p className="task__deadline" data-over={isOver}>
      <Icon name={isOver ? "alert" : "clock"} />
      {isOver
        ? `The last day was ${formatDate(day)}. ${says}: ask at once what can still be done.`
        : `Last day ${formatDate(day)}. ${says}.`}
    </p>
  );
}

function WaysOn({ task: { links, tool } }: { task: ChecklistTask }) {
  const place = useToolLink(tool);
  return (
    <ul className="chips task__ways">
      {links.map(({ to, label }) => (
        <li key={to}>
          <ThemeLink className="chip task__way" to={to}>
            {label}
          </ThemeLink>
        </li>
      ))}
      {place !== null && (
        <li>
          <ThemeLink className="chip chip--quiet task__way" to={place.path} preventScrollReset>
            In your plan: {place.name}
          </ThemeLink>
        </li>
      )}
    </ul>
  );
}
