import type { z } from "zod";

import { removeRow, type PlanTable } from "#app/plan/document/plan-table.ts";

import { useIsOwnSuggestion, useProposals } from "./proposals-provider.tsx";

type TakeBackProps = { table: PlanTable<z.ZodObject<z.core.$ZodShape>>; id: string; name: string };

/** Only the author can withdraw a suggestion, until somebody has answered it. */
export function WithdrawButton({ table, id, name }: TakeBackProps) {
  const proposals = useProposals();
  const isMine = useIsOwnSuggestion(id);
  if (proposals === null || !isMine) return null;
  return (
    <button
      type="button"
      className="text-link family__back"
      aria-label={`Withdraw: ${name}`}
      onClick={() => removeRow(table, proposals.document, id)}
    >
      Withdraw
    </button>
  );
}
