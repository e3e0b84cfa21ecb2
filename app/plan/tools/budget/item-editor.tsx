import { categories } from "#content/catalogue/categories.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { events } from "#app/plan/document/wedding-tables.ts";
import { textField } from "#app/plan/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { ChoiceField } from "#app/plan/ui/fields/option-field.tsx";
import { useStep } from "#app/plan/session/use-step.ts";
import { useChange, useMayEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { partOf } from "#app/plan/budget/budget-part.ts";
import { nameOf } from "./budget-rows.ts";
import { budgetItems, payments } from "#app/plan/budget/budget-tables.ts";
import { ItemListing } from "./item-business.tsx";
import { ItemPayments } from "./item-payments.tsx";
import { ItemPrices } from "./item-prices.tsx";
import { ItemReckoning } from "./item-calculation.tsx";
import type { BudgetEntry } from "./calculate-budget.ts";
import { usualCost } from "#app/plan/budget/usual-cost.ts";

type ItemEditorProps = { entry: BudgetEntry; today: string };

/** Everything about an item: what it is, its prices, how they are reckoned, and its payments. */
export function ItemEditor({ entry, today }: ItemEditorProps) {
  const { item } = entry;
  const { put } = useChange(budgetItems);
  const readOnly = !useMayEdit();
  const held = inOrder(useRows(events));
  const change = (what: Parameters<typeof put>[1]) => put(item.id, what);
  const part = partOf(item.id);
  const usual = part === null ? null : usualCost(part);
  return (
    <>
      <div className="plan__grid">
        <PlanField
          {...textField(200)}
          label="Name"
          value={item.name}
          write={(name) => change({ name })}
          readOnly={readOnly}
        />
        <ChoiceField
          label="Event"
          value={entry.event?.id ?? null}
          choices={held.map(({ id, name }) => ({ id, name: name || "An event" }))}
          none="The wedding as a whole"
          choose={(event) => change({ event: event ?? "" })}
          disabled={readOnly}
        />
        <ChoiceField
          label="Category"
          value={item.category}
          choices={categories.map<{ id: string; name: string }>(({ id, name }) => ({ id, name }))}
          none="Everything else"
          choose={(category) => change({ category: category ?? "" })}
          disabled={readOnly}
        />
        <ItemListing item={item} />
      </div>
      <ItemPrices item={item} />
      {usual !== null && <p className="note">{usual}</p>}
      <ItemReckoning entry={entry} />
      <ItemPayments entry={entry} today={today} />
      <PlanTextArea
        label="Notes"
        value={item.notes}
        write={(notes) => change({ notes })}
        maxLength={4000}
        readOnly={readOnly}
      />
      {!readOnly && <RemoveItem entry={entry} />}
    </>
  );
}

/** Takes the item away with what is not paid of it; what was paid stays paid. */
function RemoveItem({ entry: { item, payments: own } }: { entry: BudgetEntry }) {
  const step = useStep();
  const { remove } = useChange(budgetItems);
  const { remove: removePayment } = useChange(payments);
  return (
    <button
      type="button"
      className="text-link plan__remove"
      onClick={() =>
        step(() => {
          remove(item.id);
          for (const { id, paidOn } of own) if (paidOn === null) removePayment(id);
        })
      }
    >
      <Icon name="close" />
      Remove {nameOf(item)}
    </button>
  );
}
