import { PlanCheckbox } from "#app/plan/fields/plan-checkbox.tsx";
import { PlanField } from "#app/plan/fields/plan-field.tsx";
import { readMoney, readWhole, showMoney, showWhole } from "#app/plan/fields/read-fields.ts";
import { useChange, useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { budgetItems, type BudgetItem } from "./budget-tables.ts";

/** Ten million dollars; by the guest a hundred thousand. */
const mostCents = 1_000_000_000;
const mostByGuest = 100_000_00;

/** What was planned, quoted and invoiced, and what comes on top. */
export function ItemPrices({ item }: { item: BudgetItem }) {
  const { put } = useChange(budgetItems);
  const readOnly = !useMayEdit();
  const change = (what: Parameters<typeof put>[1]) => put(item.id, what);
  const each = item.perGuest ? ", a guest" : "";
  const money = { inputMode: "decimal", show: showMoney, readOnly } as const;
  const most = item.perGuest ? mostByGuest : mostCents;
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
          {...money}
          label={`Planned${each}`}
          value={item.plannedCents}
          read={readMoney(most)}
          write={(plannedCents) => change({ plannedCents })}
        />
        <PlanField
          {...money}
          label={`Quoted${each}`}
          value={item.quotedCents}
          read={readMoney(most)}
          write={(quotedCents) => change({ quotedCents })}
        />
        <PlanField
          {...money}
          label="Minimum spend"
          value={item.minimumCents}
          read={readMoney(mostCents)}
          write={(minimumCents) => change({ minimumCents })}
        />
        <PlanField
          label="Service charge in per cent"
          inputMode="numeric"
          value={item.servicePercent}
          show={showWhole}
          read={readWhole(0, 100)}
          write={(servicePercent) => change({ servicePercent })}
          readOnly={readOnly}
        />
        <PlanField
          {...money}
          label="Invoiced, everything included"
          value={item.actualCents}
          read={readMoney(mostCents)}
          write={(actualCents) => change({ actualCents })}
        />
      </div>
    </fieldset>
  );
}
