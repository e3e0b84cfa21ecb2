import { sideNamesOf } from "#app/plan/rules/guests/guest-labels.ts";
import { payments } from "#app/plan/schema/budget.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { suggestPayers } from "./payers.ts";

/** Id of the list of suggestions for the field 'Who pays'. */
export const payerListId = "payers";

/** Suggestions for who pays: the two sides, the couple, and names that were typed before. */
export function PayerOptions() {
  const sides = sideNamesOf(useRow(wedding, weddingRowId));
  const payers = suggestPayers(sides, useRows(payments));
  return (
    <datalist id={payerListId}>
      {payers.map((payer) => (
        <option key={payer}>{payer}</option>
      ))}
    </datalist>
  );
}
