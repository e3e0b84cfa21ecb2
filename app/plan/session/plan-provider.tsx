import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { z } from "zod";

import { putCell, viewGrid, type GridCells, type PlanGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable, type PlanTable, type PlanRow } from "#app/plan/document/plan-table.ts";
import type { PlanSession } from "./plan-session.ts";

const Plan = createContext<PlanSession | null>(null);

/** Gives the open plan to the hooks below, which fail outside it. */
export function PlanProvider({ session, children }: { session: PlanSession; children: ReactNode }) {
  return <Plan value={session}>{children}</Plan>;
}

/**
 * The open plan.
 * @throws Error outside of a PlanProvider
 */
export function usePlan(): PlanSession {
  const session = useContext(Plan);
  if (session === null) throw new Error("usePlan is used outside of a PlanProvider");
  return session;
}

/** Whether this link may change the plan. */
export function useCanEdit(): boolean {
  return usePlan().here.role === "edit";
}

type Fields = z.ZodObject<z.core.$ZodShape>;

/** The current rows of a table. */
export function useRows<Shape extends Fields>(table: PlanTable<Shape>): readonly PlanRow<Shape>[] {
  const view = viewTable(table, usePlan().document);
  return useSyncExternalStore(view.watch, view.rows);
}

/** One row; undefined while it does not exist. */
export function useRow<Shape extends Fields>(
  table: PlanTable<Shape>,
  id: string,
): PlanRow<Shape> | undefined {
  const view = viewTable(table, usePlan().document);
  return useSyncExternalStore(
    view.watch,
    useCallback(() => view.row(id), [view, id]),
  );
}

/** Changes the rows of a table. What deletes one offers to bring it back (ui/use-deletion.ts). */
export function useRowMutations<Shape extends Fields>(table: PlanTable<Shape>) {
  const { document } = usePlan();
  return {
    put: useCallback(
      (id: string, change: Partial<z.infer<Shape>>) => putRow(table, document, id, change),
      [table, document],
    ),
  };
}

/** The current cells of a grid. */
export function useGrid<Cell extends z.ZodType>(grid: PlanGrid<Cell>): GridCells<z.infer<Cell>> {
  const view = viewGrid(grid, usePlan().document);
  return useSyncExternalStore(view.watch, view.cells);
}

/** The filled cells of one row of a grid, by column. */
export function useGridRow<Cell extends z.ZodType>(
  grid: PlanGrid<Cell>,
  row: string,
): ReadonlyMap<string, z.infer<Cell>> {
  const view = viewGrid(grid, usePlan().document);
  return useSyncExternalStore(
    view.watch,
    useCallback(() => view.row(row), [view, row]),
  );
}

/** Functions that fill the cells of a grid. */
export function useCellMutation(grid: PlanGrid<z.ZodType>) {
  const { document } = usePlan();
  return useCallback(
    (row: string, column: string, packed: string | null) => putCell(grid, document, row, column, packed),
    [grid, document],
  );
}
