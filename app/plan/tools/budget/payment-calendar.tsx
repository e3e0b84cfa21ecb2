import { describeMonth } from "#app/calendar/format-date.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { paymentRows, type PaymentRow } from "./budget-rows.ts";
import { payments } from "#app/plan/budget/budget-tables.ts";
import { PaymentWords } from "./payment-status.tsx";
import type { Budget } from "./calculate-budget.ts";

/** What is to be paid month by month, and what is paid already. */
export function PaymentCalendar({ budget, today }: { budget: Budget; today: string }) {
  const rows = paymentRows(budget, today);
  if (rows.length === 0) return null;
  const months = Map.groupBy(rows, ({ due }) => due?.slice(0, 7) ?? "");
  return (
    <section className="plan__section" aria-labelledby="plan-budget-payments">
      <h2 className="heading-medium" id="plan-budget-payments">
        Payments, month by month
      </h2>
      <ol className="payment-months">
        {[...months].map(([month, due]) => (
          <li key={month} className="panel">
            <h3 className="heading-small">{month === "" ? "Without a date" : describeMonth(month)}</h3>
            <p className="note">
              {formatDollars(sumOf(due.filter(({ paidOn }) => paidOn === null)))} to pay
              {due.some(({ paidOn }) => paidOn !== null) &&
                `, ${formatDollars(sumOf(due.filter(({ paidOn }) => paidOn !== null)))} paid`}
            </p>
            <ul>
              {due.map((row) => (
                <PaymentLine key={row.id} row={row} today={today} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

const sumOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, { cents }) => sum + (cents ?? 0), 0);

function PaymentLine({ row, today }: { row: PaymentRow; today: string }) {
  const { put } = useChange(payments);
  return (
    <li>
      <PlanCheckbox
        checked={row.paidOn !== null}
        write={(isPaid) => put(row.id, { paidOn: isPaid ? today : null })}
        readOnly={!useMayEdit()}
      >
        <span className="visually-hidden">Paid: </span>
        {row.item}
        <small>{row.payment}</small>
      </PlanCheckbox>
      <strong>{row.cents === null ? "?" : formatDollars(row.cents)}</strong>
      <PaymentWords row={row} />
    </li>
  );
}
