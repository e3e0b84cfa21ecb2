import { useState, type ReactNode } from "react";

import { formatDate, formatMonth } from "#app/calendar/format-date.ts";
import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";

import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { describeDueDate } from "./describe-due-date.ts";
import { countProgress } from "./filter-tasks.ts";
import { upcomingTasks } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import { ProgressSun } from "./progress-sun.tsx";
import type { WeddingDate } from "#app/plan/rules/checklist/wedding-date.ts";

/** Maximum number listed per group; the others are in their stages. */
const most = 6;

type NextTasksProps = {
  rows: readonly ChecklistRow[];
  time: WeddingDate | null;
  today: string;
  onTick: (row: ChecklistRow) => void;
  /** Shows a task at its place in the list. */
  onShow: (row: ChecklistRow) => void;
  /** Actions on the list. */
  children: ReactNode;
};

/** The next tasks, and the progress of the list. */
export function UpcomingTasksPanel({ rows, time, today, onTick, onShow, children }: NextTasksProps) {
  const { done, of } = countProgress(rows);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const now = new Map(rows.map((row) => [row.id, row]));
  // A task ticked here stays in its place, or the next one would be under the second click.
  const asBefore = rows.map((row) => (ticked.has(row.id) ? { ...row, doneOn: null } : row));
  const groups = upcomingTasks(asBefore, today, time?.day ?? null);
  const tick = (row: ChecklistRow) => {
    setTicked((before) => new Set(before).add(row.id));
    onTick(row);
  };
  return (
    <section className="next-tasks section--wall" aria-labelledby="next-tasks">
      <div className="next-tasks__sum">
        <ProgressSun done={done} of={of} />
        <Countdown time={time} today={today} />
        <p className="next-tasks__done">
          {done} of {of} tasks done
        </p>
        {children}
      </div>
      <div className="framed-ticket next-tasks__ticket">
        <h2 className="heading-medium" id="next-tasks">
          What is next
        </h2>
        {groups.length === 0 && <p>Everything is done. Eat something.</p>}
        {groups.map(({ id, name, rows: some }) => (
          <div key={id} className="next-tasks__group" data-group={id}>
            <h3 className="eyebrow">{name}</h3>
            <ul>
              {some.slice(0, most).map((row) => (
                <NextTask
                  key={row.id}
                  row={now.get(row.id) ?? row}
                  today={today}
                  onTick={tick}
                  onShow={onShow}
                />
              ))}
            </ul>
            {some.length > most && <p className="note">and {some.length - most} more, below</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

function Countdown({ time, today }: { time: WeddingDate | null; today: string }) {
  if (time === null) return <p className="next-tasks__days">No day yet</p>;
  if (!time.exact) return <p className="next-tasks__days">From {formatMonth(time.day.slice(0, 7))}</p>;
  const days = daysBetween(today, time.day);
  return (
    <p className="next-tasks__days">
      {days === 0 ? <strong>Today</strong> : <strong>{Math.abs(days)}</strong>}{" "}
      <span>
        {days > 0 && (days === 1 ? "day until " : "days until ")}
        {days < 0 && (days === -1 ? "day since " : "days since ")}
        {formatDate(time.day)}
      </span>
    </p>
  );
}

type NextTaskProps = Pick<NextTasksProps, "today" | "onTick" | "onShow"> & { row: ChecklistRow };

function NextTask({ row, today, onTick, onShow }: NextTaskProps) {
  const mayEdit = useCanEdit();
  return (
    <li data-done={row.doneOn !== null}>
      <label className="checkbox task__box">
        <input
          type="checkbox"
          aria-labelledby={`next-${row.id}`}
          checked={row.doneOn !== null}
          disabled={!mayEdit}
          onChange={() => onTick(row)}
        />
      </label>
      <button type="button" className="next-tasks__title" id={`next-${row.id}`} onClick={() => onShow(row)}>
        {row.title}
      </button>
      <span className="next-tasks__due">{describeDueDate(row, today)}</span>
    </li>
  );
}
