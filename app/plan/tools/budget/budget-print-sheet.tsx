import { formatDate } from "#app/calendar/format-date.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

import { budgetSheetRows, paymentRows } from "./budget-rows.ts";
import { budgetStatus } from "./budget-status.ts";
import type { BudgetGroup } from "./group-budget.ts";
import type { Budget } from "./calculate-budget.ts";

type BudgetSheetProps = { budget: Budget; groups: readonly BudgetGroup[]; today: string };

const money = (cents: number | null) => (cents === null ? "" : formatDollars(cents));

/** An amount that nobody wrote down yet is no zero. */
const paidSoFar = (cents: number) => (cents === 0 ? "–" : formatDollars(cents));

/** The printed budget: visible only in print. */
export function BudgetPrintSheet({ budget, groups, today }: BudgetSheetProps) {
  const row = useRow(wedding, weddingRowId);
  const { totals, entries } = budget;
  const verdict = budgetStatus(row?.budgetCents ?? null, totals.expected.total, entries.length);
  const due = paymentRows(budget, today);
  const isPaid = totals.standing.paid !== 0;
  return (
    <div className="budget-sheet">
      <h2>Budget{row?.title ? `: ${row.title}` : ""}</h2>
      <p>
        {formatDate(today)}. {verdict.words} All amounts with service charge and GST.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Guests</th>
            <th scope="col">Planned</th>
            <th scope="col">Quoted</th>
            <th scope="col">Invoiced</th>
            {isPaid && <th scope="col">Paid</th>}
            <th scope="col">To pay</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={group.id}>
            <tr>
              <th scope="rowgroup" colSpan={isPaid ? 7 : 6}>
                {group.name}: {formatDollars(group.totals.expected.total)}
              </th>
            </tr>
            {budgetSheetRows(group).map((line) => (
              <tr key={line.id}>
                <th scope="row">{line.item}</th>
                <td>{line.guests}</td>
                <td>{money(line.planned)}</td>
                <td>{money(line.quoted)}</td>
                <td>{money(line.actual)}</td>
                {isPaid && <td>{paidSoFar(line.paid)}</td>}
                <td>{line.due === null ? "–" : formatDollars(line.due)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Together
            </th>
            <td>{money(totals.planned)}</td>
            <td>{money(totals.quoted)}</td>
            <td>{money(totals.actual)}</td>
            {isPaid && <td>{money(totals.standing.paid)}</td>}
            <td>{money(totals.standing.due)}</td>
          </tr>
        </tfoot>
      </table>
      {due.length > 0 && (
        <>
          <h2>Payments</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">For</th>
                <th scope="col">Due</th>
                <th scope="col">Amount</th>
                <th scope="col">Paid</th>
              </tr>
            </thead>
            <tbody>
              {due.map((payment) => (
                <tr key={payment.id}>
                  <th scope="row">
                    {payment.item}, {payment.payment}
                  </th>
                  <td>{payment.due === null ? "" : formatDate(payment.due)}</td>
                  <td>{money(payment.cents)}</td>
                  <td>
                    {payment.paidOn !== null
                      ? formatDate(payment.paidOn)
                      : payment.state.is === "overdue"
                        ? "overdue"
                        : ""}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </div>
  );
}
