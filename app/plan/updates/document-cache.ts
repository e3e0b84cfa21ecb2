import { Doc, applyUpdate } from "yjs";

import { documentNameOf, type StoredPart } from "#app/plan/document/parts-and-roles.ts";

import { countStructs, validateUpdate } from "./validate-update.ts";

/** A change as stored in the database. */
export type StoredUpdate = {
  id: number;
  bytes: Uint8Array;
  /** False for a change saved before validation existed: it is validated when it is opened. */
  isJudged: boolean;
  /** How many structs it adds; 0 where not counted. */
  structs: number;
};

/** An open document, and the last row applied to it. */
export type CachedDocument = { document: Doc; upTo: number };

/** Applies stored changes; those that were never validated are validated first. */
export function applyStoredUpdates(
  document: Doc,
  part: StoredPart,
  rows: readonly StoredUpdate[],
  origin?: unknown,
): void {
  for (const { bytes, isJudged } of rows) {
    if (!isJudged) validateUpdate(document, part, bytes);
    applyUpdate(document, bytes, origin);
  }
}

/** Recently used documents, so that the next operation on one needs only the new rows. */
export class DocumentCache {
  readonly #mostStructs: number;
  /** Most recently used last. */
  readonly #open = new Map<string, CachedDocument>();

  /** @param mostStructs of all documents together; the document in use may have more */
  constructor(mostStructs: number) {
    this.#mostStructs = mostStructs;
  }

  /** Which documents are cached, by name, and up to which row. */
  held(): ReadonlyMap<string, number> {
    return new Map(Array.from(this.#open, ([name, { upTo }]) => [name, upTo]));
  }

  /**
   * Brings a document up to date and returns it; evicts others where there is no room.
   * @param rows all rows after the applied ones
   * @throws UpdateRejectedError for stored changes that are not valid for a plan; the document is then
   * evicted
   */
  take(planId: string, part: StoredPart, rows: readonly StoredUpdate[]): CachedDocument {
    const name = documentNameOf(planId, part);
    const open = this.#open.get(name) ?? { document: new Doc(), upTo: 0 };
    this.#open.delete(name);
    applyStoredUpdates(open.document, part, rows);
    open.upTo = rows.at(-1)?.id ?? open.upTo;
    this.#open.set(name, open);
    this.#makeRoom(name);
    return open;
  }

  forget(planId: string): void {
    for (const part of ["plan", "proposals"] as const) {
      const name = documentNameOf(planId, part);
      this.#open.get(name)?.document.destroy();
      this.#open.delete(name);
    }
  }

  #makeRoom(inUse: string): void {
    let all = 0;
    for (const { document } of this.#open.values()) all += countStructs(document);
    for (const [name, { document }] of this.#open) {
      if (all <= this.#mostStructs) return;
      if (name === inUse) continue;
      all -= countStructs(document);
      document.destroy();
      this.#open.delete(name);
    }
  }
}
