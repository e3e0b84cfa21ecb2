import type { Doc, Map as SharedMap, YMapEvent } from "yjs";
import type { z } from "zod";

import { createWatchers } from "./watchers.ts";

/** Origin of this person's changes; they can be undone here, those of others cannot. */
export const localOrigin = Symbol("made here");

type Fields = z.ZodObject<z.core.$ZodShape>;

/** One kind of entity in a plan, such as its events; each row has an id that is never reused. */
export type PlanTable<Shape extends Fields> = { name: string; shape: Shape };

export type PlanRow<Shape extends Fields> = z.infer<Shape> & { id: string };

/** The register that marks a row as existing. */
const present = "+";

/**
 * A table is one shared map of registers, one 'id/field' key each. So two people who change two fields of a
 * row both keep their change; of two who change the same field the later one wins; and two who create the
 * same row at once (a task's, an answer's) create one. With a shared map inside a shared map, one of the two
 * rows would be lost with everything in it. A removed row stays removed, whoever changes one of its fields
 * meanwhile.
 * @param shape of a row; each field uses `.catch` for its value where the stored one cannot be parsed,
 * because another device may have written it with a newer version or with bad intent
 */
export function planTable<Shape extends Fields>(name: string, shape: Shape): PlanTable<Shape> {
  return { name, shape };
}

/** Characters that no database stores, or that no text contains on its own. */
const unreadable = /[\p{Cc}\p{Cs}]/u;

/**
 * Whether a row can have this id. A client that may edit a plan can write any id, and ids become part of
 * URLs, the database and the names of fields.
 */
export const isRowId = (id: string) => id !== "" && id.length <= 200 && !unreadable.test(id);

/** Changes some fields of a row; a row that does not exist is created with them. */
export function putRow<Shape extends Fields>(
  { name }: PlanTable<Shape>,
  document: Doc,
  id: string,
  change: Partial<z.infer<Shape>>,
): void {
  document.transact(() => {
    const registers = document.getMap(name);
    const put = (field: string, value: unknown) => {
      const key = `${id}/${field}`;
      if (registers.get(key) !== value) registers.set(key, value);
    };
    put(present, true);
    for (const [field, value] of Object.entries(change)) put(field, value);
  }, localOrigin);
}

/** Deletes a row with all its fields, as one change. */
export function removeRow({ name, shape }: PlanTable<Fields>, document: Doc, id: string): void {
  document.transact(() => {
    const registers = document.getMap(name);
    for (const field of [present, ...Object.keys(shape.shape)]) registers.delete(`${id}/${field}`);
  }, localOrigin);
}

/** The current rows of a table, updated change by change. */
export type TableView<Shape extends Fields> = {
  /** All rows, in the order of their ids; the same array until one of them changes. */
  rows: () => readonly PlanRow<Shape>[];
  /** One row; the same object until it changes. */
  row: (id: string) => PlanRow<Shape> | undefined;
  /**
   * Calls back after each change, with the affected rows.
   * @returns how to stop
   */
  watch: (changed: (ids: Iterable<string>) => void) => () => void;
};

const views = new WeakMap<Doc, Map<object, TableView<Fields>>>();

/** The view of a table in a document; one per table, however often it is requested. */
export function viewTable<Shape extends Fields>(table: PlanTable<Shape>, document: Doc): TableView<Shape> {
  const ofDocument = views.get(document) ?? new Map<object, TableView<Fields>>();
  views.set(document, ofDocument);
  const known = ofDocument.get(table);
  if (known !== undefined) return known;
  const view = openView(table, document.getMap(table.name));
  ofDocument.set(table, view);
  return view;
}

function openView<Shape extends Fields>(
  { shape }: PlanTable<Shape>,
  registers: SharedMap<unknown>,
): TableView<Shape> {
  const fields = Object.keys(shape.shape);
  const rows = new Map<string, PlanRow<Shape>>();
  const { watch, tell } = createWatchers<[ids: Iterable<string>]>();
  let sorted: readonly PlanRow<Shape>[] | null = null;

  const read = (id: string) => {
    const values = Object.fromEntries(fields.map((field) => [field, registers.get(`${id}/${field}`)]));
    const isThere = isRowId(id) && registers.get(`${id}/${present}`) === true;
    const row = isThere ? shape.safeParse(values) : null;
    if (row?.success) rows.set(id, { ...row.data, id });
    else rows.delete(id);
  };
  const readAll = (keys: Iterable<string>) => {
    const ids = new Set(Array.from(keys, idOf));
    for (const id of ids) read(id);
    sorted = null;
    return ids;
  };
  registers.observe(({ keysChanged }: YMapEvent<unknown>) => {
    const concerned = readAll(keysChanged);
    tell(concerned);
  });
  readAll(registers.keys());

  return {
    rows: () => (sorted ??= [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))),
    row: (id) => rows.get(id),
    watch,
  };
}

const idOf = (key: string) => key.slice(0, key.lastIndexOf("/"));
