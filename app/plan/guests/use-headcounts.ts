import { useMemo } from "react";

import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { useGrid, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { households, invitations } from "./guest-tables.ts";
import { headcount, type Headcount } from "./headcount.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const grid = useGrid(invitations);
  const held = useRows(events);
  const invited = useRows(households);
  const planned = useRow(wedding, weddingRow)?.guests ?? null;
  return useMemo(() => {
    // A household may have been removed on one device while another one invited it: it is not reckoned with.
    const cells = function* (event: string) {
      for (const { id } of invited) {
        const cell = grid.cell(id, event);
        if (cell !== undefined) yield cell;
      }
    };
    return new Map(held.map(({ id, guests }) => [id, headcount(cells(id), guests ?? planned)]));
  }, [grid, held, invited, planned]);
}
