import type { ReactNode } from "react";

import { describeDay, describeMonth } from "#app/alberta-time/describe-day.ts";
import { daysBetween } from "#app/plan/start/plan-events.ts";
import { useMayEdit } from "#app/plan/session/plan-provider.tsx";

import type { ChecklistRow } from "./checklist-rows.ts";
import { describeDue } from "./describe-due.ts";
import { progressOf } from "./filter-rows.ts";
import { nextUp } from "./next-up.ts";
import { RisingSun } from "./rising-sun.tsx";
import type { WeddingTime } from "./wedding-time.ts";

/** As many of a group are listed; the others are in their stages. */
const most = 6;

type NextTasksProps = {
  rows: readonly ChecklistRow[];
  time: WeddingTime | null;
  today: string;
  onTick: (row: ChecklistRow) => void;
  /** Shows a task where it stands in the list. */
  onShow: (row: ChecklistRow) => void;
  /** What can be done with the list. */
  children: ReactNode;
};

/** What comes first, and how far the list has come. */
export function NextTasks({ rows, time, today, onTick, onShow, children }: NextTasksProps) {
  const { done, of } = progressOf(rows);
  const groups = nextUp(rows, today, time?.day ?? null);
  return (
    <section className="next-tasks section--wall" aria-labelledby="next-tasks">
      <div className="next-tasks__sum">
        <RisingSun done={done} of={of} />
        <Countdown time={time} today={today} />
        <p className="next-tasks__done">
          {done} of {of} tasks done
        </p>
        {children}
      </div>
      <div className="framed-ticket next-tasks__ticket">
        <h2 className="heading-medium" id="next-tasks" tabIndex={-1}>
          What is next
        </h2>
        {groups.length === 0 && <p>Everything is done. Eat something.</p>}
        {groups.map(({ id, name, rows: some }) => (
          <div key={id} className="next-tasks__group" data-group={id}>
            <h3 className="eyebrow">{name}</h3>
            <ul>
              {some.slice(0, most).map((row) => (
                <NextTask key={row.id} row={row} today={today} onTick={onTick} onShow={onShow} />
              ))}
            </ul>
            {some.length > most && <p className="note">and {some.length - most} more, below</p>}
          </div>
        ))}
      </div>
    </section>
  );
}

function Countdown({ time, today }: { time: WeddingTime | null; today: string }) {
  if (time === null) return <p className="next-tasks__days">No day yet</p>;
  if (!time.exact) return <p className="next-tasks__days">From {describeMonth(time.day.slice(0, 7))}</p>;
  const days = daysBetween(today, time.day);
  return (
    <p className="next-tasks__days">
      {days === 0 ? <strong>Today</strong> : <strong>{Math.abs(days)}</strong>}{" "}
      <span>
        {days > 0 && (days === 1 ? "day until " : "days until ")}
        {days < 0 && (days === -1 ? "day since " : "days since ")}
        {describeDay(time.day)}
      </span>
    </p>
  );
}

type NextTaskProps = Pick<NextTasksProps, "today" | "onTick" | "onShow"> & { row: ChecklistRow };

function NextTask({ row, today, onTick, onShow }: NextTaskProps) {
  const mayEdit = useMayEdit();
  return (
    <li>
      <label className="checkbox task__box">
        <input
          type="checkbox"
          aria-labelledby={`next-${row.id}`}
          checked={row.doneOn !== null}
          disabled={!mayEdit}
          onChange={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onTick(row);
          }}
        />
      </label>
      <button type="button" className="next-tasks__title" id={`next-${row.id}`} onClick={() => onShow(row)}>
        {row.title}
      </button>
      <span className="next-tasks__due">{describeDue(row, today)}</span>
    </li>
  );
}

/** What is ticked leaves this list; whoever ticks by keyboard goes on with the task beside it. */
function focusNeighbour(box: HTMLElement): void {
  const line = box.closest("li");
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  (beside?.querySelector("input") ?? document.querySelector<HTMLElement>("#next-tasks"))?.focus();
}
