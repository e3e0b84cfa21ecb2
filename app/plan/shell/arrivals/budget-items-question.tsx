import { formatDollars } from "#app/money/canadian-dollars.ts";
import { newItemsOfSplit, plannedAlone, replaceWithSplit } from "#app/plan/rules/budget/items-of-split.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { clearQuestion, type ItemsQuestion } from "#app/plan/session/outbox/arrivals.ts";
import { usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { countItems } from "#app/plan/ui/count-items.ts";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

import { replaceItemsLabel } from "./replace-items-label.ts";

/** Another page has a split for a plan with items of its own: they stay, or the split takes their place. */
export function BudgetItemsQuestion({ question: { from, field, value } }: { question: ItemsQuestion }) {
  const { here } = usePlan();
  const remove = useDeletion();
  const own = useRows(budgetItems);
  const replaced = plannedAlone(own, useRows(payments));
  const split = newItemsOfSplit(value);
  const close = () => clearQuestion(localStorage, here.store, field);
  const replace = () => {
    remove(describeItems(replaced), (plan) => replaceWithSplit(plan, value));
    close();
  };
  const total = split.reduce((sum, { plannedCents }) => sum + plannedCents, 0);
  return (
    <section className="arrivals__question" aria-label="Budget items">
      <p>
        Budget items: your plan has <strong>{countItems(own.length)} of its own</strong>, {from} splits{" "}
        {formatDollars(total)} into <strong>{countItems(split.length)}</strong>. Items with a vendor, notes, a
        quote, a contract, an invoice or a payment stay either way, and so do those of one event, unless
        they’re our suggestions as they came.
      </p>
      <p className="arrivals__choices">
        {replaced.length > 0 && (
          <button type="button" className="button button--primary button--small" onClick={replace}>
            {replaceItemsLabel(replaced.length, own.length)}
          </button>
        )}
        <button type="button" className="button button--line button--small" onClick={close}>
          Keep your own items
        </button>
      </p>
    </section>
  );
}

/** What the message about replaced items calls them. */
function describeItems(items: readonly { name: string }[]): string {
  const [first, ...others] = items;
  return first !== undefined && others.length === 0 && first.name !== ""
    ? first.name
    : `${items.length} budget ${items.length === 1 ? "item" : "items"}`;
}
