import { formatMonth } from "#app/calendar/format-date.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { paymentRows, type PaymentRow } from "./budget-rows.ts";
import { payments } from "#app/plan/schema/budget.schema.ts";
import { PayerTotals } from "./payer-totals.tsx";
import { PaymentStatus } from "./payment-status.tsx";
import type { Budget } from "./calculate-budget.ts";

/** Payments due by month, and those already made. */
export function PaymentCalendar({ budget, today }: { budget: Budget; today: string }) {
  const rows = paymentRows(budget, today);
  if (rows.length === 0) return null;
  const months = Map.groupBy(rows, ({ due }) => due?.slice(0, 7) ?? "");
  return (
    <section className="plan__section" aria-labelledby="plan-budget-payments">
      <h2 className="heading-medium" id="plan-budget-payments">
        Payments, month by month
      </h2>
      <PayerTotals budget={budget} />
      <ol className="payment-months">
        {[...months].map(([month, due]) => (
          <li key={month} className="panel">
            <h3 className="heading-small">{month === "" ? "Without a date" : formatMonth(month)}</h3>
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
  const { put } = useRowMutations(payments);
  return (
    <li>
      <PlanCheckbox
        checked={row.paidOn !== null}
        write={(isPaid) => put(row.id, { paidOn: isPaid ? today : null })}
        readOnly={!useCanEdit()}
      >
        <span className="visually-hidden">Paid: </span>
        {row.item}
        <small>
          {row.payment}
          {row.payer !== "" && ` · ${row.payer} pays`}
        </small>
      </PlanCheckbox>
      <strong>{row.cents === null ? "?" : formatDollars(row.cents)}</strong>
      <PaymentStatus row={row} />
    </li>
  );
}
