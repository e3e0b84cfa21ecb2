import { useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { isLateTask } from "#app/plan/rules/checklist/upcoming-tasks.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { payments } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { useCanEdit, useRowMutations } from "#app/plan/session/plan-provider.tsx";
import type { PaymentRow } from "#app/plan/tools/budget/budget-rows.ts";
import { describeDueDate } from "#app/plan/tools/checklist/describe-due-date.ts";
import { rowPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { nextThings } from "./next-things.ts";

type NextListProps = {
  tasks: readonly ChecklistRow[];
  payments: readonly PaymentRow[];
  today: string;
  /** Null where it is unknown. */
  weddingDay: string | null;
  /** How many there are at most. */
  most: number;
  link: PrivatePlanLink | null;
};

/** The next tasks and payments, to tick in place; what was ticked stays until the page is left. */
export function NextList({ tasks: rows, payments: due, today, weddingDay, most, link }: NextListProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string) => setTicked((before) => new Set(before).add(id));
  const asBefore = rows.map((row) => (ticked.has(row.id) ? { ...row, doneOn: null } : row));
  const dueAsBefore = due.map((row) => (ticked.has(row.id) ? { ...row, paidOn: null } : row));
  const things = nextThings(asBefore, dueAsBefore, today, weddingDay, most);
  if (things.length === 0)
    return <p className="note">Nothing is due. Add a task, or have a look at the checklist.</p>;
  const now = new Map([...rows, ...due].map((row) => [row.id, row]));
  return (
    <ul className="today-list">
      {things.map((thing) =>
        thing.kind === "task" ? (
          <TaskLine
            key={thing.task.id}
            row={thing.task}
            isDone={isDone(now.get(thing.task.id))}
            today={today}
            link={link}
            tick={tick}
          />
        ) : (
          <PaymentLine
            key={thing.payment.id}
            row={thing.payment}
            isPaid={isDone(now.get(thing.payment.id))}
            today={today}
            link={link}
            tick={tick}
          />
        ),
      )}
    </ul>
  );
}

const isDone = (row: ChecklistRow | PaymentRow | undefined) =>
  row !== undefined && ("doneOn" in row ? row.doneOn !== null : row.paidOn !== null);

type LineProps = { today: string; link: PrivatePlanLink | null; tick: (id: string) => void };

function TaskLine({
  row,
  isDone: done,
  today,
  link,
  tick,
}: LineProps & { row: ChecklistRow; isDone: boolean }) {
  const { put } = useRowMutations(tasks);
  const { deadline } = row;
  return (
    <li data-late={isLateTask(row, today) || undefined} data-done={done || undefined}>
      <label className="checkbox today-list__box">
        <input
          type="checkbox"
          checked={done}
          disabled={!useCanEdit()}
          onChange={() => {
            tick(row.id);
            put(row.id, { doneOn: done ? null : today, skipped: false });
          }}
        />
        <span className="visually-hidden">Done: {row.title}</span>
      </label>
      <ThemeLink to={rowPath("checklist", row.id, link)}>{row.title}</ThemeLink>
      <span className="today-list__when">
        {deadline !== null && deadline.day === row.due ? "last day " : ""}
        {describeDueDate(row, today)}
      </span>
    </li>
  );
}

function PaymentLine({ row, isPaid, today, link, tick }: LineProps & { row: PaymentRow; isPaid: boolean }) {
  const { put } = useRowMutations(payments);
  return (
    <li data-late={(row.due !== null && row.due < today) || undefined} data-done={isPaid || undefined}>
      <label className="checkbox today-list__box">
        <input
          type="checkbox"
          checked={isPaid}
          disabled={!useCanEdit()}
          onChange={() => {
            tick(row.id);
            put(row.id, { paidOn: isPaid ? null : today });
          }}
        />
        <span className="visually-hidden">Paid: {row.item}</span>
      </label>
      <ThemeLink to={rowPath("budget", row.id, link)}>
        {row.cents === null ? "Payment" : formatDollars(row.cents)} for {row.item}
      </ThemeLink>
      <span className="today-list__when">{describeDueDate({ due: row.due, dueMonth: null }, today)}</span>
    </li>
  );
}
