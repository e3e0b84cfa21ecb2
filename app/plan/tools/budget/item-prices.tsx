import { moneyField, integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanCheckbox } from "#app/plan/ui/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useRowMutations, useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { budgetItems, type BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** Ten million dollars; a hundred thousand per guest. */
const mostCents = 1_000_000_000;
const mostByGuest = 100_000_00;

/** Planned, quoted and invoiced amounts, and surcharges. */
export function ItemPrices({ item }: { item: BudgetItem }) {
  const { put } = useRowMutations(budgetItems);
  const readOnly = !useCanEdit();
  const change = (what: Parameters<typeof put>[1]) => put(item.id, what);
  const each = item.perGuest ? ", a guest" : "";
  const price = moneyField(item.perGuest ? mostByGuest : mostCents);
  const sum = moneyField(mostCents);
  const of = <Name extends keyof BudgetItem>(name: Name, label: string) => ({
    label,
    value: item[name],
    readOnly,
  });
  return (
    <fieldset className="item-prices">
      <legend className="field__label">Prices in dollars, before service charge and GST</legend>
      <div className="item-prices__checks">
        <PlanCheckbox checked={item.perGuest} write={(perGuest) => change({ perGuest })} readOnly={readOnly}>
          Priced by the guest
        </PlanCheckbox>
        <PlanCheckbox checked={item.taxed} write={(taxed) => change({ taxed })} readOnly={readOnly}>
          GST comes on top
        </PlanCheckbox>
      </div>
      <div className="plan__grid">
        <PlanField
          {...price}
          {...of("plannedCents", `Planned${each}`)}
          write={(plannedCents) => change({ plannedCents })}
        />
        <PlanField
          {...price}
          {...of("quotedCents", `Quoted${each}`)}
          write={(quotedCents) => change({ quotedCents })}
        />
        <PlanField
          {...sum}
          {...of("minimumCents", "Minimum spend")}
          write={(minimumCents) => change({ minimumCents })}
        />
        <PlanField
          {...integerField(0, 100)}
          {...of("servicePercent", "Service charge in per cent")}
          write={(servicePercent) => change({ servicePercent })}
        />
        <PlanField
          {...integerField(0, 100)}
          {...of("tipPercent", "Tip in per cent, without GST")}
          write={(tipPercent) => change({ tipPercent })}
        />
        <PlanField
          {...sum}
          {...of("actualCents", "Invoiced, everything included")}
          write={(actualCents) => change({ actualCents })}
        />
      </div>
    </fieldset>
  );
}
