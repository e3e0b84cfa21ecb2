import { useMemo } from "react";

import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { useGrid, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { invitations } from "./guest-tables.ts";
import { headcount, type Headcount } from "./headcount.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const grid = useGrid(invitations);
  const held = useRows(events);
  const planned = useRow(wedding, weddingRow)?.guests ?? null;
  return useMemo(
    () => new Map(held.map(({ id, guests }) => [id, headcount(grid.column(id), guests ?? planned)])),
    [grid, held, planned],
  );
}
