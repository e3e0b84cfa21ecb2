import { formatDollars } from "#app/money/canadian-dollars.ts";
import {
  newItemsOfSplit,
  plannedAlone,
  replaceWithSplit,
  scaleSplit,
} from "#app/plan/rules/budget/items-of-split.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { clearQuestion, type ItemsQuestion } from "#app/plan/session/outbox/arrivals.ts";
import { usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useToast } from "#app/site/frame/toasts.tsx";
import { countItems } from "#app/plan/ui/count-items.ts";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

import { replaceItemsLabel } from "./replace-items-label.ts";

/**
 * Another page has a split for a plan with items or a total of its own: the items stay, or the split takes their place.
 * It is a split of the plan's budget, which the couple has decided before.
 */
export function BudgetItemsQuestion({ question: { from, field, value } }: { question: ItemsQuestion }) {
  const { here } = usePlan();
  const remove = useDeletion();
  const step = useTransaction();
  const toast = useToast();
  const own = useRows(budgetItems);
  const replaced = plannedAlone(own, useRows(payments));
  const budgetCents = useRow(wedding, weddingRowId)?.budgetCents ?? null;
  const lines = scaleSplit(value, budgetCents);
  const split = newItemsOfSplit(lines);
  const close = () => clearQuestion(localStorage, here.store, field);
  const add = () => {
    step((plan) => replaceWithSplit(plan, lines));
    toast({ title: `${countItems(split.length)} in your budget`, description: "Undo takes them out again." });
    close();
  };
  const replace = () => {
    remove(describeItems(replaced), (plan) => replaceWithSplit(plan, lines));
    close();
  };
  const total = value.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <section className="arrivals__question" aria-label="Budget items">
      <p>
        Budget items: your plan has{" "}
        <strong>{own.length === 0 ? "none yet" : `${countItems(own.length)} of its own`}</strong>, {from}{" "}
        splits {formatDollars(total)}, GST included, into <strong>{countItems(split.length)}</strong>
        {lines !== value && `, with the same shares of your ${formatDollars(budgetCents ?? 0)}`}.
        {own.length > 0 &&
          " Items with a vendor, notes, a quote, a contract, an invoice or a payment stay either way, and so do those of one event, unless they’re our suggestions as they came."}
        {replaced.length < own.length && " The split comes on top of those that stay."}
      </p>
      <p className="arrivals__choices">
        {own.length === 0 ? (
          <button type="button" className="button button--primary button--small" onClick={add}>
            Add {countItems(split.length)}
          </button>
        ) : (
          replaced.length > 0 && (
            <button type="button" className="button button--primary button--small" onClick={replace}>
              {replaceItemsLabel(replaced.length, own.length)}
            </button>
          )
        )}
        <button type="button" className="button button--line button--small" onClick={close}>
          {own.length === 0 ? "Leave them out" : "Keep your own items"}
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
