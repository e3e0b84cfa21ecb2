import { applyUpdate, decodeUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { DocumentCache, type StoredUpdate } from "#app/plan/updates/document-cache.ts";
import { countStructs } from "#app/plan/updates/validate-update.ts";
import type { StoredPart } from "#app/plan/document/parts-and-roles.ts";
import { changedProjections, type KnownProjections } from "#app/plan/projections/project-plan.ts";
import type { ProjectionChange } from "#app/plan/document/projection-types.ts";
import { rsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import { erasePersonRow, findPersonRows, type PersonQuery, type PersonRow } from "./plan-persons.ts";
import { findEmails } from "./find-emails.ts";
import { redactFromPlan } from "./redact-from-plan.ts";

/** A document in one change from nothing. */
type WholeDocument = { bytes: Uint8Array; structs: number };

/** What is done with a whole document, by name: what it is given, and what it gives. */
export type WorkerTasks = {
  /** Merges answers of households into the plan, and says what readers see of it now. */
  refresh: {
    given: { answers: readonly { household: string; answer: unknown }[] };
    /** `change` is what the answers add to the plan; null where that is nothing. */
    gives: { change: WholeDocument | null; readings: ProjectionChange[]; areAll: boolean };
  };
  /** The same in fewer bytes. */
  compact: { given: object; gives: WholeDocument };
  /** The document without an email address. */
  strike: { given: { address: string }; gives: WholeDocument };
  /** Every email address that stands in it. */
  addresses: { given: object; gives: string[] };
  /** Its rows about a person; about all of them where `wanted` is null. */
  persons: { given: { wanted: PersonQuery | null }; gives: PersonRow[] };
  /** The document in which one row says nothing of a person. */
  blank: { given: { table: string; row: string }; gives: WholeDocument };
};

export type WorkerTaskName = keyof WorkerTasks;

/** A piece of work on one document. */
export type WorkerTask<Name extends WorkerTaskName = WorkerTaskName> = {
  name: Name;
  planId: string;
  part: StoredPart;
  /** What the shelf does not have yet. */
  rows: readonly StoredUpdate[];
  given: WorkerTasks[Name]["given"];
};

/** Does what is done with whole documents; knows nothing of threads and of the database. */
export class WorkerTaskRunner {
  readonly #shelf: DocumentCache;
  /** What readers were told of the plans on the shelf. */
  readonly #known = new WeakMap<Doc, KnownProjections>();

  /** @param mostStructs of the documents that are held open */
  constructor(mostStructs: number) {
    this.#shelf = new DocumentCache(mostStructs);
  }

  /** Which documents are on the shelf, up to which row. */
  held(): ReadonlyMap<string, number> {
    return this.#shelf.held();
  }

  forget(planId: string): void {
    this.#shelf.forget(planId);
  }

  /**
   * @returns what the task gives, and up to which row the document was read for it
   * @throws whatever is wrong with the document; it is forgotten then
   */
  run<Name extends WorkerTaskName>(
    task: WorkerTask<Name>,
  ): { gives: WorkerTasks[Name]["gives"]; upTo: number };
  run({ name, planId, part, rows, given }: WorkerTask): {
    gives: WorkerTasks[WorkerTaskName]["gives"];
    upTo: number;
  } {
    try {
      const { document, upTo } = this.#shelf.take(planId, part, rows);
      return { gives: this.#do(name, document, given), upTo };
    } catch (error) {
      this.#shelf.forget(planId);
      throw error;
    } finally {
      // Its words are changed here before they are in the database; nothing of them may stay, either.
      if (name === "strike" || name === "blank") this.#shelf.forget(planId);
    }
  }

  #do(name: WorkerTaskName, document: Doc, given: WorkerTask["given"]): WorkerTasks[WorkerTaskName]["gives"] {
    if (name === "refresh" && "answers" in given) return this.#refresh(document, given.answers);
    if (name === "strike" && "address" in given) return strikeAddress(document, given.address);
    if (name === "compact") return whole(document);
    if (name === "addresses") return findEmails(document);
    if (name === "persons" && "wanted" in given) return findPersonRows(document, given.wanted);
    if (name === "blank" && "table" in given) return whole(erasePersonRow(document, given.table, given.row));
    throw new Error(`Nothing is known of the task ${name}`);
  }

  #refresh(
    document: Doc,
    answers: WorkerTasks["refresh"]["given"]["answers"],
  ): WorkerTasks["refresh"]["gives"] {
    const before = encodeStateVector(document);
    for (const { household, answer } of answers) {
      const read = rsvpReply.safeParse(answer);
      if (read.success) mergeReply(document, household, read.data);
    }
    const update = answers.length === 0 ? null : encodeStateAsUpdate(document, before);
    const known = this.#known.get(document);
    const readings = known ?? new Map<string, string>();
    this.#known.set(document, readings);
    const change = update === null ? null : changeOf(update);
    return { change, readings: changedProjections(document, readings), areAll: known === undefined };
  }
}

/** The bytes that a task has made. */
export function madeBytes(gives: WorkerTasks[WorkerTaskName]["gives"]): Uint8Array[] {
  if ("bytes" in gives) return [gives.bytes];
  return "change" in gives && gives.change !== null ? [gives.change.bytes] : [];
}

function strikeAddress(document: Doc, address: string): WholeDocument {
  return whole(redactFromPlan(document, address));
}

/** Null where nothing is new: the update of a document without news still has its removals. */
function changeOf(update: Uint8Array): WholeDocument | null {
  const { structs } = decodeUpdate(update);
  return structs.length === 0 ? null : { bytes: update, structs: structs.length };
}

/** A document as one change; it is read again, so that nothing is saved that cannot be opened. */
function whole(document: Doc): WholeDocument {
  const bytes = encodeStateAsUpdate(document);
  const opened = new Doc();
  applyUpdate(opened, bytes);
  const structs = countStructs(opened);
  opened.destroy();
  return { bytes, structs };
}
