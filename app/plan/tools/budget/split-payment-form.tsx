import { useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { dayField, wholeField } from "#app/plan/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useStep } from "#app/plan/session/use-step.ts";
import { useChange, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { addDays } from "#app/plan/start/plan-events.ts";

import { payments } from "#app/plan/budget/budget-tables.ts";
import type { BudgetEntry } from "./calculate-budget.ts";
import { instalmentIds, splitInstalments } from "./split-instalments.ts";

/** Divides what is in no payment yet into some: none of its cents is lost. */
export function SplitPayments({ entry, today }: { entry: BudgetEntry; today: string }) {
  const { item, event, standing } = entry;
  const step = useStep();
  const { put } = useChange(payments);
  const taken = useRows(payments);
  const weddingDay = useRow(wedding, weddingRow)?.date ?? null;
  const [parts, setParts] = useState<number | null>(3);
  const [deposit, setDeposit] = useState<number | null>(25);
  const [first, setFirst] = useState<string | null>(today);
  // Most contracts want the rest two weeks before; general knowledge, research of November 2026.
  const day = event?.date ?? weddingDay;
  const [last, setLast] = useState(day === null || addDays(day, -14) <= today ? null : addDays(day, -14));
  const cents = standing.due - standing.scheduled;
  if (cents <= 0) return null;
  const split = () => {
    const instalments = splitInstalments({
      cents,
      parts: parts ?? 1,
      depositPercent: deposit,
      first: first ?? today,
      last: last ?? first ?? today,
    });
    const ids = instalmentIds(item.id, new Set(taken.map(({ id }) => id)), instalments.length);
    step(() => {
      for (const [at, { cents: amount, due }] of instalments.entries()) {
        const name = at === 0 && deposit !== null && instalments.length > 1 ? "Deposit" : `Payment ${at + 1}`;
        put(ids[at] ?? item.id, { item: item.id, name, cents: amount, due });
      }
    });
  };
  return (
    <details className="split-payments">
      <summary>Divide {formatDollars(cents)} into payments</summary>
      <div className="plan__grid">
        <PlanField {...wholeField(1, 24)} label="How many" value={parts} write={setParts} readOnly={false} />
        <PlanField
          {...wholeField(0, 100)}
          label="Deposit in per cent"
          value={deposit}
          write={setDeposit}
          readOnly={false}
        />
        <PlanField {...dayField} label="The first on" value={first} write={setFirst} readOnly={false} />
        <PlanField {...dayField} label="The last on" value={last} write={setLast} readOnly={false} />
      </div>
      <button type="button" className="button button--line button--small" onClick={split}>
        Divide it
      </button>
    </details>
  );
}
