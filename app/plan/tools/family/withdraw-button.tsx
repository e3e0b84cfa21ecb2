import type { z } from "zod";

import { removeRow, type PlanTable } from "#app/plan/document/plan-table.ts";

import { useIsMine, useProposals } from "./proposals-provider.tsx";

type TakeBackProps = { table: PlanTable<z.ZodObject<z.core.$ZodShape>>; id: string; name: string };

/** Whoever suggested something takes it back as long as nobody has answered it; nobody else does. */
export function TakeBack({ table, id, name }: TakeBackProps) {
  const proposals = useProposals();
  const isMine = useIsMine(id);
  if (proposals === null || !isMine) return null;
  return (
    <button
      type="button"
      className="text-link family__back"
      aria-label={`Take it back: ${name}`}
      onClick={() => removeRow(table, proposals.document, id)}
    >
      Take it back
    </button>
  );
}
