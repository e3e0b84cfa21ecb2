import { Doc, applyUpdate } from "yjs";

import { nameOfDocument, type StoredPart } from "#app/plan/plan-part.ts";

import { countStructs, judgeUpdate } from "#app/plan/updates/validate-update.ts";

/** A change as the database has it. */
export type StoredRow = {
  id: number;
  bytes: Uint8Array;
  /** False for what was saved before changes were judged: it is judged when it is opened. */
  isJudged: boolean;
  /** How many it adds; 0 where nobody counted. */
  structs: number;
};

/** A document that is open, and the last row that is in it. */
export type OpenDocument = { document: Doc; upTo: number };

/** Applies stored changes; those that nobody judged are judged first. */
export function applyRows(
  document: Doc,
  part: StoredPart,
  rows: readonly StoredRow[],
  origin?: unknown,
): void {
  for (const { bytes, isJudged } of rows) {
    if (!isJudged) judgeUpdate(document, part, bytes);
    applyUpdate(document, bytes, origin);
  }
}

/** Documents that were opened lately, so that the next piece of work on one needs what is new alone. */
export class DocumentShelf {
  readonly #mostStructs: number;
  /** Those used last at the end. */
  readonly #open = new Map<string, OpenDocument>();

  /** @param mostStructs of all documents together; the one in use may have more */
  constructor(mostStructs: number) {
    this.#mostStructs = mostStructs;
  }

  /** Which documents are here, by name, and up to which row. */
  held(): ReadonlyMap<string, number> {
    return new Map(Array.from(this.#open, ([name, { upTo }]) => [name, upTo]));
  }

  /**
   * Brings a document up to date and gives it; others are put away where there is no room.
   * @param rows all after those that are in it
   * @throws UpdateRefusedError for stored changes that are no plan's; the document is forgotten then
   */
  take(planId: string, part: StoredPart, rows: readonly StoredRow[]): OpenDocument {
    const name = nameOfDocument(planId, part);
    const open = this.#open.get(name) ?? { document: new Doc(), upTo: 0 };
    this.#open.delete(name);
    applyRows(open.document, part, rows);
    open.upTo = rows.at(-1)?.id ?? open.upTo;
    this.#open.set(name, open);
    this.#makeRoom(name);
    return open;
  }

  forget(planId: string): void {
    for (const part of ["plan", "proposals"] as const) {
      const name = nameOfDocument(planId, part);
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
