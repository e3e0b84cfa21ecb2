import type { z } from "zod";

import { putRow, removeRow, viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

import { useIsOwnSuggestion, useProposals } from "./proposals-provider.tsx";
import { useMaySuggest } from "./use-may-suggest.ts";

type TakeBackProps = { table: PlanTable<z.ZodObject<z.core.$ZodShape>>; id: string; name: string };

/** Only the author can withdraw a suggestion, until somebody has answered it. */
export function WithdrawButton({ table, id, name }: TakeBackProps) {
  const proposals = useProposals();
  const isMine = useIsOwnSuggestion(id);
  const maySuggest = useMaySuggest();
  const toast = useToast();
  if (proposals === null || !isMine || !maySuggest) return null;
  const { document } = proposals;
  const withdraw = () => {
    const row = viewTable(table, document).row(id);
    removeRow(table, document, id);
    if (row === undefined) return;
    const { id: _, ...fields } = row;
    // The plan's own undo knows nothing of suggestions: they are a document of their own.
    const bringBack = () => putRow(table, document, id, fields);
    toast({ title: `Withdrew “${name}”`, action: { label: "Undo", run: bringBack } });
  };
  return (
    <button
      type="button"
      className="text-link family__back"
      aria-label={`Withdraw: ${name}`}
      onClick={withdraw}
    >
      Withdraw
    </button>
  );
}
