import { useMemo, useSyncExternalStore } from "react";

import { events, wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { usePlan, useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import { headcountOf, type Headcount } from "./headcount.ts";
import { noTally } from "./tally.ts";
import { viewTallies } from "./view-tallies.ts";

/** The headcount of each event, by its id; it follows the guest list. */
export function useHeadcounts(): ReadonlyMap<string, Headcount> {
  const view = viewTallies(usePlan().document);
  const tallies = useSyncExternalStore(view.watch, view.tallies);
  const held = useRows(events);
  const planned = useRow(wedding, weddingRow)?.guests ?? null;
  return useMemo(
    () =>
      new Map(held.map(({ id, guests }) => [id, headcountOf(tallies.get(id) ?? noTally, guests ?? planned)])),
    [tallies, held, planned],
  );
}
