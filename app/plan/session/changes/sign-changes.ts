import type { Doc, Transaction } from "yjs";

import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { editors } from "#app/plan/schema/editors.schema.ts";

/**
 * Adds this visit's name to the plan, within its first change: a visit that changes nothing leaves nothing.
 * @param name the current name of the person ('' without one)
 * @param signed is called with the number of the visit
 * @returns how to stop
 */
export function signChanges(
  document: Doc,
  name: () => string,
  signed: (visit: number) => void = () => {},
): () => void {
  const visit = document.clientID;
  const sign = ({ origin }: Transaction) => {
    const mine = name();
    if (origin !== localOrigin || viewTable(editors, document).row(String(visit))?.name === mine) return;
    putRow(editors, document, String(visit), { name: mine });
    signed(visit);
  };
  document.on("beforeTransaction", sign);
  return () => document.off("beforeTransaction", sign);
}
