import { payments } from "#app/plan/schema/budget.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import type { Budget } from "./calculate-budget.ts";
import { explainPayer } from "./explain-totals.ts";
import { payerTotals } from "./payers.ts";
import { TotalBreakdown } from "./total-breakdown.tsx";

/** What each payer has paid and still pays; nothing while no payment names one. */
export function PayerTotals({ budget }: { budget: Budget }) {
  const totals = payerTotals(useRows(payments));
  if (totals.length === 0) return null;
  return (
    <table className="payer-totals">
      <caption>Who pays</caption>
      <thead>
        <tr>
          <th scope="col">Payer</th>
          <th scope="col">Paid</th>
          <th scope="col">Still to pay</th>
        </tr>
      </thead>
      <tbody>
        {totals.map(({ payer, paid, due }) => (
          <tr key={payer}>
            <th scope="row">{payer === "" ? "Not decided" : <bdi>{payer}</bdi>}</th>
            <td data-column="Paid">
              <TotalBreakdown
                name={`${payer || "Not decided"}, paid`}
                cents={paid}
                lines={() => explainPayer(payer, true, budget)}
              />
            </td>
            <td data-column="Still to pay">
              <TotalBreakdown
                name={`${payer || "Not decided"}, still to pay`}
                cents={due}
                lines={() => explainPayer(payer, false, budget)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
