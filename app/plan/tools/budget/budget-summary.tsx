import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { moneyField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useRowMutations, useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";

import { budgetStatus } from "./budget-status.ts";
import { describePriced } from "./describe-priced.ts";
import { describeUntaxed } from "./describe-untaxed.ts";
import { paymentRows } from "./budget-rows.ts";
import { PaymentStatus } from "./payment-status.tsx";
import type { Budget } from "./calculate-budget.ts";
import { explainTotal, type BudgetTotalName, type TotalLine } from "./explain-totals.ts";
import { TotalBreakdown } from "./total-breakdown.tsx";

type BudgetSummaryProps = { budget: Budget; today: string };

/** The totals, which open, whether they are within the budget, and the next payments. */
export function BudgetSummary({ budget, today }: BudgetSummaryProps) {
  const budgetCents = useRow(wedding, weddingRowId)?.budgetCents ?? null;
  const { put } = useRowMutations(wedding);
  const { entries, totals } = budget;
  const { standing, expected } = totals;
  const verdict = budgetStatus(budgetCents, expected.total, entries.length);
  const of = (stage: "planned" | "quoted" | "actual") =>
    `${entries.filter(({ costs }) => costs[stage] !== null).length} of ${entries.length} items`;
  const lines = (name: BudgetTotalName) => () => explainTotal(name, budget);
  return (
    <section className="plan-ticket" aria-labelledby="plan-budget">
      <div className="plan-ticket__inner budget-summary">
        <div className="budget-summary__head">
          <h2 className="heading-small" id="plan-budget">
            Budget
          </h2>
          <output className="budget-summary__verdict" data-over={verdict.isOver || undefined}>
            {verdict.isOver && <Icon name="alert" />}
            {verdict.words}
          </output>
          <PlanField
            {...moneyField(1_000_000_000)}
            label="Budget in dollars, everything included"
            value={budgetCents}
            write={(cents) => put(weddingRowId, { budgetCents: cents })}
            readOnly={!useCanEdit()}
          />
        </div>
        {entries.length > 0 && (
          <dl className="budget-figures">
            <Figure name="Planned" cents={totals.planned} lines={lines("planned")} note={of("planned")} />
            <Figure name="Quoted" cents={totals.quoted} lines={lines("quoted")} note={of("quoted")} />
            <Figure name="Invoiced" cents={totals.actual} lines={lines("actual")} note={of("actual")} />
            <Figure
              name="Expected"
              cents={expected.total}
              lines={lines("expected")}
              note={[describePriced(budget), "the latest of the three for each item"]
                .filter(Boolean)
                .join("; ")}
            />
            <Figure name="Paid" cents={standing.paid} lines={lines("paid")} />
            <Figure
              name="Still to pay"
              cents={standing.due}
              lines={lines("due")}
              note={
                standing.overpaid > 0 ? `besides, ${formatDollars(standing.overpaid)} too much is paid` : ""
              }
            />
            <Figure name="Service charge in it" cents={expected.service} lines={lines("service")} />
            <Figure
              name="GST in it"
              cents={expected.gst}
              lines={lines("gst")}
              note={describeUntaxed(budget) ?? ""}
            />
            {expected.tip > 0 && <Figure name="Tips in it" cents={expected.tip} lines={lines("tips")} />}
          </dl>
        )}
        <NextPayments budget={budget} today={today} />
        {entries.length > 0 && (
          <button
            type="button"
            className="text-link plan__remove budget-summary__print"
            onClick={() => window.print()}
          >
            Print the budget
          </button>
        )}
      </div>
    </section>
  );
}

type FigureProps = { name: string; cents: number; lines: () => readonly TotalLine[]; note?: ReactNode };

function Figure({ name, cents, lines, note = "" }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <TotalBreakdown name={name} cents={cents} lines={lines}>
          {note !== "" && <small>{note}</small>}
        </TotalBreakdown>
      </dd>
    </div>
  );
}

function NextPayments({ budget, today }: BudgetSummaryProps) {
  const next = paymentRows(budget, today)
    .filter(({ due, paidOn }) => due !== null && paidOn === null)
    .slice(0, 3);
  if (next.length === 0) return null;
  return (
    <div className="budget-summary__next">
      <h3 className="field__label">To pay next</h3>
      <ul>
        {next.map((row) => (
          <li key={row.id}>
            <PaymentStatus row={row} />:{" "}
            <strong>{row.cents === null ? "?" : formatDollars(row.cents)}</strong> for {row.item}
          </li>
        ))}
      </ul>
    </div>
  );
}
