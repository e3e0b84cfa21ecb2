import { formatDollars } from "#app/money/canadian-dollars.ts";
import { payments } from "#app/plan/schema/budget.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { payerTotals } from "./payers.ts";

/** What each payer has paid and still pays; nothing while no payment names one. */
export function PayerTotals() {
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
            <td>{formatDollars(paid)}</td>
            <td>{formatDollars(due)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
