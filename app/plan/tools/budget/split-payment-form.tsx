import { useId, useRef, useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { dayField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { focusInvalid } from "#app/plan/ui/fields/focus-invalid.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useRowMutations, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { addDays } from "#app/calendar/date-arithmetic.ts";

import { payments } from "#app/plan/schema/budget.schema.ts";
import type { BudgetEntry } from "./calculate-budget.ts";
import { instalmentIds, splitInstalments } from "./split-instalments.ts";

/** Divides the remaining amount into payments, without losing a cent. */
export function SplitPaymentForm({ entry, today }: { entry: BudgetEntry; today: string }) {
  const { item, event, standing } = entry;
  const step = useTransaction();
  const { put } = useRowMutations(payments);
  const taken = useRows(payments);
  const weddingDay = useRow(wedding, weddingRowId)?.date ?? null;
  const [parts, setParts] = useState<number | null>(3);
  const [deposit, setDeposit] = useState<number | null>(25);
  const [first, setFirst] = useState<string | null>(today);
  // Most contracts want the rest two weeks before (general knowledge of Calgary weddings).
  const day = event?.date ?? weddingDay;
  const [last, setLast] = useState(day === null || addDays(day, -14) <= today ? null : addDays(day, -14));
  const fields = useRef<HTMLDivElement>(null);
  const lastId = useId();
  const cents = standing.due - standing.scheduled;
  if (cents <= 0) return null;
  const isBackwards = first !== null && last !== null && last < first;
  const split = () => {
    if (fields.current === null || focusInvalid(fields.current)) return;
    if (isBackwards) {
      document.getElementById(lastId)?.focus();
      return;
    }
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
      <div className="plan__grid" ref={fields}>
        <PlanField
          {...integerField(1, 24)}
          label="How many"
          value={parts}
          write={setParts}
          readOnly={false}
        />
        <PlanField
          {...integerField(0, 100)}
          label="Deposit in per cent"
          value={deposit}
          write={setDeposit}
          readOnly={false}
        />
        <PlanField {...dayField} label="The first on" value={first} write={setFirst} readOnly={false} />
        <PlanField
          {...dayField}
          id={lastId}
          label="The last on"
          value={last}
          write={setLast}
          remark={(typed) => (isBackwards ? "That’s before the first payment." : dayField.remark(typed))}
          readOnly={false}
        />
      </div>
      <button type="button" className="button button--line button--small" onClick={split}>
        Divide it
      </button>
    </details>
  );
}
