import { useMemo } from "react";

import { events } from "#app/plan/document/wedding-tables.ts";
import { useGuestsOfWedding, useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { budgetItems, payments } from "./budget-tables.ts";
import { readBudget, type Budget } from "#app/plan/tools/budget/calculate-budget.ts";

/** Numbers of guests that somebody tries out, by event; the plan does not know of them. */
export type Tried = ReadonlyMap<string, number>;

/** The couple's budget as it is now, or as it would be with other numbers of guests. */
export function useBudget(tried: Tried): Budget {
  const items = useRows(budgetItems);
  const instalments = useRows(payments);
  const held = useRows(events);
  const headcounts = useHeadcounts();
  const guestsInAll = useGuestsOfWedding();
  return useMemo(() => {
    const guests = new Map([...headcounts].map(([id, { expected }]) => [id, tried.get(id) ?? expected]));
    return readBudget({ items, payments: instalments, events: held, guests, guestsInAll });
  }, [items, instalments, held, headcounts, guestsInAll, tried]);
}
