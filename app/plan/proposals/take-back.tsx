import type { z } from "zod";

import { removeRow, type PlanTable } from "#app/plan/document/plan-table.ts";

import { readMine } from "./mine.ts";
import { useProposals } from "./proposals-provider.tsx";

type TakeBackProps = { table: PlanTable<z.ZodObject<z.core.$ZodShape>>; id: string; name: string };

/** What was written on this device can be taken back as long as nobody has answered it. */
export function TakeBack({ table, id, name }: TakeBackProps) {
  const proposals = useProposals();
  if (proposals === null || !readMine(localStorage).has(id)) return null;
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
