import { useState } from "react";

import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import { newId } from "#app/plan/document/new-id.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { BudgetItemRow } from "./budget-item-row.tsx";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import type { BudgetGroup, GroupBy } from "./group-budget.ts";
import { CalculationNotes } from "./calculation-notes.tsx";

type BudgetItemsProps = {
  groups: readonly BudgetGroup[];
  by: GroupBy;
  today: string;
  /** The payment whose item is open at first; null without one. */
  payment: string | null;
};

/** All items in their groups; each opens for reading and editing. */
export function BudgetItems({ groups, by, today, payment }: BudgetItemsProps) {
  const [added, setAdded] = useState<string | null>(null);
  const { put } = useRowMutations(budgetItems);
  const mayEdit = useCanEdit();
  const add = (group: string) => {
    const id = newId();
    put(id, { name: "", taxed: true, [by]: group });
    setAdded(id);
  };
  return (
    <section className="plan__section" aria-labelledby="plan-budget-items">
      <h2 className="heading-medium" id="plan-budget-items">
        Items
      </h2>
      {groups.length === 0 && (
        <EmptyState
          emblem="jewelry"
          heading="No budget items yet"
          action={
            mayEdit && (
              <button type="button" className="button button--primary" onClick={() => add("")}>
                Add your first item
              </button>
            )
          }
        >
          Your costs, quotes and payments go here. Use the suggested split above, or start with what you know.
        </EmptyState>
      )}
      {groups.map(({ id, name, emblem, entries, totals }) => (
        <section key={id} className="budget-group" aria-label={name}>
          <header>
            <h3 className="heading-small">
              <Emblem kind={emblem} />
              {name}
            </h3>
            <p>
              <strong>{formatDollars(totals.expected.total)}</strong>
              {totals.standing.due > 0 && <small>{formatDollars(totals.standing.due)} still to pay</small>}
            </p>
          </header>
          <ul>
            {entries.map((entry) => (
              <BudgetItemRow
                key={entry.item.id}
                entry={entry}
                by={by}
                today={today}
                isNew={entry.item.id === added}
                isOpenAtFirst={entry.payments.some(({ id: own }) => own === payment)}
              />
            ))}
          </ul>
          {mayEdit && (
            <button type="button" className="text-link plan__remove" onClick={() => add(id)}>
              Add an item here
            </button>
          )}
        </section>
      ))}
      {mayEdit && groups.length > 0 && (
        <button type="button" className="button button--line" onClick={() => add("")}>
          Add an item
        </button>
      )}
      <CalculationNotes />
    </section>
  );
}
