import { useMemo } from "react";

import { events } from "#app/plan/schema/wedding.schema.ts";
import { useWeddingHeadcount, useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { calculateBudget, type Budget } from "./calculate-budget.ts";

/** Trial numbers of guests, by event; they are not part of the plan. */
export type TrialGuestCounts = ReadonlyMap<string, number>;

/** The couple's current budget, or the budget with other numbers of guests. */
export function useBudget(tried: TrialGuestCounts): Budget {
  const items = useRows(budgetItems);
  const instalments = useRows(payments);
  const held = useRows(events);
  const headcounts = useHeadcounts();
  const guestsInAll = useWeddingHeadcount();
  return useMemo(() => {
    const guests = new Map([...headcounts].map(([id, { expected }]) => [id, tried.get(id) ?? expected]));
    return calculateBudget({ items, payments: instalments, events: held, guests, guestsInAll });
  }, [items, instalments, held, headcounts, guestsInAll, tried]);
}
