import { useState } from "react";

import { formatDollars } from "#app/money/canadian-dollars.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { countItems } from "#app/plan/ui/count-items.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useRowMutations, useCanEdit, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { isSouthAsian, suggestBudget } from "#app/plan/rules/budget/suggest-budget.ts";
import { SuggestedItems } from "./suggested-items.tsx";
import { applySuggestion } from "#app/plan/rules/budget/apply-suggestion.ts";

/** A suggested split of the budget by the events and their guests, to accept as a whole or in part. */
export function BudgetSuggestion({ isEmpty }: { isEmpty: boolean }) {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const budgetCents = useRow(wedding, weddingRowId)?.budgetCents ?? null;
  const headcounts = useHeadcounts();
  const held = useSortedEvents().map((event) => ({
    ...event,
    guests: headcounts.get(event.id)?.expected ?? null,
  }));
  const mayEdit = useCanEdit();
  if (!mayEdit) return null;
  const wish = { budgetCents: budgetCents ?? 0, events: held };
  const all = suggestBudget(wish);
  return (
    <section className="plan__section budget-suggestion" aria-labelledby="plan-budget-suggestion">
      <h2 className="heading-medium" id="plan-budget-suggestion">
        Suggested split
      </h2>
      {budgetCents === null || all.length === 0 ? (
        <p className="note">
          Enter your budget above and we&rsquo;ll split it among your events by their guests. You can change
          every amount.
        </p>
      ) : (
        <>
          <p className="note">
            {isSouthAsian(held)
              ? "By events and guests. We found no published shares for South Asian weddings in Calgary: these are our rule of thumb."
              : "By events and guests. The shares lie between those of three published guides (dayofdiva.ca, danceshout.com, wedding-calculator.com/ca; read 21 November 2026)."}{" "}
            GST and the service charge are in; everything together is {formatDollars(budgetCents)}.
          </p>
          <details open={isEmpty}>
            <summary>What is suggested, and what you can do without</summary>
            <SuggestedItems
              all={all}
              suggested={suggestBudget({ ...wish, without })}
              without={without}
              setWithout={setWithout}
            />
          </details>
          <TakeOverButton suggested={suggestBudget({ ...wish, without })} />
        </>
      )}
    </section>
  );
}

function TakeOverButton({ suggested }: { suggested: ReturnType<typeof suggestBudget> }) {
  const step = useTransaction();
  const items = useRows(budgetItems);
  const { put } = useRowMutations(budgetItems);
  const toast = useToast();
  const { changes, kept } = applySuggestion(suggested, items);
  const isNew = changes.some(({ id }) => !items.some((item) => item.id === id));
  if (changes.length === 0)
    return <p className="note">All of it is in your budget, or you have written your own.</p>;
  const count = countItems(changes.length);
  const others = items.filter(({ id }) => !suggested.some((one) => one.id === id)).length;
  return (
    <p className="budget-suggestion__take">
      <button
        type="button"
        className="button button--primary"
        onClick={() => {
          step(() => {
            for (const { id, change } of changes) put(id, change);
          });
          toast({ title: `${count} in your budget`, description: "Undo takes them out again." });
        }}
      >
        {isNew ? `Add ${count}` : `Bring ${count} up to date`}
      </button>
      {isNew && others > 0 && (
        <span className="note">Your budget has {countItems(others)} already: these come on top.</span>
      )}
      {kept.length > 0 && (
        <span className="note">
          What you have typed stays: {kept.map(({ part }) => part.name).join(", ")}.
        </span>
      )}
    </p>
  );
}
