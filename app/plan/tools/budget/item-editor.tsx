import { useDeletion } from "#app/plan/ui/use-deletion.ts";
import { removeRow } from "#app/plan/document/plan-table.ts";
import { categories } from "#content/catalogue/categories.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { textField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { PlanTextArea } from "#app/plan/ui/fields/plan-text-area.tsx";
import { OptionField } from "#app/plan/ui/fields/option-field.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { findBudgetPart } from "./find-budget-part.ts";
import { budgetItemName } from "./budget-rows.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { ItemBusiness } from "./item-business.tsx";
import { ItemPayments } from "./item-payments.tsx";
import { ItemPrices } from "./item-prices.tsx";
import { ItemCalculation } from "./item-calculation.tsx";
import type { BudgetEntry } from "./calculate-budget.ts";
import { typicalCost } from "#app/plan/rules/budget/typical-cost.ts";

type ItemEditorProps = { entry: BudgetEntry; today: string };

/** All fields of an item: name, prices, their calculation, and payments. */
export function ItemEditor({ entry, today }: ItemEditorProps) {
  const { item } = entry;
  const { put } = useRowMutations(budgetItems);
  const readOnly = !useCanEdit();
  const held = useSortedEvents();
  const change = (what: Parameters<typeof put>[1]) => put(item.id, what);
  const part = findBudgetPart(item.id);
  const usual = part === null ? null : typicalCost(part);
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
        <OptionField
          label="Event"
          value={entry.event?.id ?? null}
          choices={held.map(({ id, name }) => ({ id, name: name || "An event" }))}
          none="The wedding as a whole"
          choose={(event) => change({ event: event ?? "" })}
          disabled={readOnly}
        />
        <OptionField
          label="Category"
          value={item.category}
          choices={categories.map<{ id: string; name: string }>(({ id, name }) => ({ id, name }))}
          none="Everything else"
          choose={(category) => change({ category: category ?? "" })}
          disabled={readOnly}
        />
        <ItemBusiness item={item} />
      </div>
      <ItemPrices item={item} />
      {usual !== null && <p className="note">{usual}</p>}
      <ItemCalculation entry={entry} />
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

/** Removes the item with its unpaid instalments; a paid amount stays paid. */
function RemoveItem({ entry: { item, payments: own } }: { entry: BudgetEntry }) {
  const remove = useDeletion();
  const name = budgetItemName(item);
  return (
    <button
      type="button"
      className="text-link plan__remove"
      onClick={() =>
        remove(name, (plan) => {
          removeRow(budgetItems, plan, item.id);
          for (const { id, paidOn } of own) if (paidOn === null) removeRow(payments, plan, id);
        })
      }
    >
      <Icon name="close" />
      Remove {name}
    </button>
  );
}
