import type { Doc, Map as SharedMap, YMapEvent } from "yjs";
import type { z } from "zod";

import { localOrigin } from "./plan-table.ts";
import { createWatchers } from "./watchers.ts";

/** The value of a plan at a row and a column, such as a household at an event. */
export type PlanGrid<Cell extends z.ZodType> = { name: string; cell: Cell };

/**
 * A grid is one shared map of registers, one 'row/column' key each, so that two people who fill two cells
 * both keep their values. An empty cell takes no space.
 * @param cell parses a packed cell; one that cannot be parsed counts as empty
 */
export function planGrid<Cell extends z.ZodType>(name: string, cell: Cell): PlanGrid<Cell> {
  return { name, cell };
}

/** Sets a cell to a packed value, or empties it with null. */
export function putCell(
  { name }: PlanGrid<z.ZodType>,
  document: Doc,
  row: string,
  column: string,
  packed: string | null,
): void {
  const key = `${row}/${column}`;
  document.transact(() => {
    const registers = document.getMap(name);
    if (packed === null) registers.delete(key);
    else if (registers.get(key) !== packed) registers.set(key, packed);
  }, localOrigin);
}

/** The current cells of a grid. A result stays the same object until its cells change. */
export type GridCells<Value> = {
  cell: (row: string, column: string) => Value | undefined;
  /** The filled cells of a row by column. */
  row: (row: string) => ReadonlyMap<string, Value>;
  /** The filled cells of a column by row. */
  column: (column: string) => Iterable<Value>;
  rows: () => Iterable<string>;
};

export type GridView<Value> = {
  /** All cells; a new object after each change. */
  cells: () => GridCells<Value>;
  row: (row: string) => ReadonlyMap<string, Value>;
  /**
   * Calls back after each change, with the affected rows.
   * @returns how to stop
   */
  watch: (changed: (rows: Iterable<string>) => void) => () => void;
};

const views = new WeakMap<Doc, Map<object, GridView<unknown>>>();

/** The view of a grid in a document; one per grid, however often it is requested. */
export function viewGrid<Cell extends z.ZodType>(
  grid: PlanGrid<Cell>,
  document: Doc,
): GridView<z.infer<Cell>>;
export function viewGrid(grid: PlanGrid<z.ZodType>, document: Doc): GridView<unknown> {
  const ofDocument = views.get(document) ?? new Map<object, GridView<unknown>>();
  views.set(document, ofDocument);
  const known = ofDocument.get(grid);
  if (known !== undefined) return known;
  const view = openView(grid, document.getMap(grid.name));
  ofDocument.set(grid, view);
  return view;
}

const emptyRow: ReadonlyMap<string, unknown> = new Map();

function openView({ cell }: PlanGrid<z.ZodType>, registers: SharedMap<unknown>): GridView<unknown> {
  const rows = new Map<string, ReadonlyMap<string, unknown>>();
  const { watch, tell } = createWatchers<[rows: Iterable<string>]>();

  /** Only a changed row becomes a new map, so that views of the other rows need no update. */
  const readAll = (keys: Iterable<string>) => {
    const fresh = new Map<string, Map<string, unknown>>();
    for (const key of keys) {
      const cut = key.indexOf("/");
      const [row, column] = [key.slice(0, cut), key.slice(cut + 1)];
      const cells = fresh.get(row) ?? new Map(rows.get(row));
      fresh.set(row, cells);
      const value = cell.safeParse(registers.get(key));
      if (value.success) cells.set(column, value.data);
      else cells.delete(column);
    }
    for (const [row, cells] of fresh)
      if (cells.size === 0) rows.delete(row);
      else rows.set(row, cells);
    return [...fresh.keys()];
  };
  const row = (id: string) => rows.get(id) ?? emptyRow;
  const now = (): GridCells<unknown> => ({
    cell: (id, column) => rows.get(id)?.get(column),
    row,
    column: function* (column) {
      for (const cells of rows.values()) if (cells.has(column)) yield cells.get(column);
    },
    rows: () => rows.keys(),
  });
  readAll(registers.keys());
  let cells = now();
  registers.observe(({ keysChanged }: YMapEvent<unknown>) => {
    const concerned = readAll(keysChanged);
    cells = now();
    tell(concerned);
  });

  return {
    cells: () => cells,
    row,
    watch,
  };
}
