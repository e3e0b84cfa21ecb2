import type { Doc, Map as SharedMap, YMapEvent } from "yjs";
import type { z } from "zod";

import { madeHere } from "./plan-table.ts";

/** What a plan says where a row and a column meet, such as a household at an event. */
export type PlanGrid<Cell extends z.ZodType> = { name: string; cell: Cell };

/**
 * A grid is one shared map of registers, 'row/column' each, so that two people who fill two cells both
 * keep what they wrote. An empty cell takes no space.
 * @param cell how a packed cell is read; one that cannot be read counts as empty
 */
export function planGrid<Cell extends z.ZodType>(name: string, cell: Cell): PlanGrid<Cell> {
  return { name, cell };
}

/** Fills a cell with what is packed, or empties it with null. */
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
  }, madeHere);
}

/** The cells of a grid as they are now. What is asked of one stays the same object until it changes. */
export type GridCells<Value> = {
  cell: (row: string, column: string) => Value | undefined;
  /** The filled cells of a row by their columns. */
  row: (row: string) => ReadonlyMap<string, Value>;
  /** The filled cells of a column. */
  column: (column: string) => Iterable<Value>;
  rows: () => Iterable<string>;
};

export type GridView<Value> = {
  /** All cells; another object after each change. */
  cells: () => GridCells<Value>;
  row: (row: string) => ReadonlyMap<string, Value>;
  /** Calls back after each change, with the rows that it concerns. @returns how to stop */
  watch: (changed: (rows: Iterable<string>) => void) => () => void;
};

const views = new WeakMap<Doc, Map<object, GridView<unknown>>>();

/** The view of a grid in a document; there is one, however often it is asked for. */
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
  const watchers = new Set<(rows: Iterable<string>) => void>();

  /** A row that changed becomes another map, so that whoever shows the others has nothing to do. */
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
    for (const changed of watchers) changed(concerned);
  });

  return {
    cells: () => cells,
    row,
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
  };
}
