import { applyUpdate, decodeUpdate, Doc, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { DocumentShelf, type StoredRow } from "#app/plan/document/document-shelf.ts";
import { countStructs } from "#app/plan/updates/validate-update.ts";
import type { StoredPart } from "#app/plan/plan-part.ts";
import { changedReadings, type KnownReadings } from "#app/plan/readings/read-plan.ts";
import type { ReadingChange } from "#app/plan/document/projection-types.ts";
import { householdAnswer } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { mergeAnswer } from "#app/plan/rules/rsvp/merge-reply.ts";
import { addressesIn } from "#app/plan/worker/find-emails.ts";
import { strikeFromPlan } from "#app/plan/worker/redact-from-plan.ts";

/** A document in one change from nothing. */
type WholeDocument = { bytes: Uint8Array; structs: number };

/** What is done with a whole document, by name: what it is given, and what it gives. */
export type PlanTasks = {
  /** Merges answers of households into the plan, and says what readers see of it now. */
  refresh: {
    given: { answers: readonly { household: string; answer: unknown }[] };
    /** `change` is what the answers add to the plan; null where that is nothing. */
    gives: { change: WholeDocument | null; readings: ReadingChange[]; areAll: boolean };
  };
  /** The same in fewer bytes. */
  compact: { given: object; gives: WholeDocument };
  /** The document without an email address. */
  strike: { given: { address: string }; gives: WholeDocument };
  /** Every email address that stands in it. */
  addresses: { given: object; gives: string[] };
};

export type PlanTaskName = keyof PlanTasks;

/** A piece of work on one document. */
export type PlanTask<Name extends PlanTaskName = PlanTaskName> = {
  name: Name;
  planId: string;
  part: StoredPart;
  /** What the shelf does not have yet. */
  rows: readonly StoredRow[];
  given: PlanTasks[Name]["given"];
};

/** Does what is done with whole documents; knows nothing of threads and of the database. */
export class PlanTaskRunner {
  readonly #shelf: DocumentShelf;
  /** What readers were told of the plans on the shelf. */
  readonly #known = new WeakMap<Doc, KnownReadings>();

  /** @param mostStructs of the documents that are held open */
  constructor(mostStructs: number) {
    this.#shelf = new DocumentShelf(mostStructs);
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
  run<Name extends PlanTaskName>(task: PlanTask<Name>): { gives: PlanTasks[Name]["gives"]; upTo: number };
  run({ name, planId, part, rows, given }: PlanTask): {
    gives: PlanTasks[PlanTaskName]["gives"];
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
      if (name === "strike") this.#shelf.forget(planId);
    }
  }

  #do(name: PlanTaskName, document: Doc, given: PlanTask["given"]): PlanTasks[PlanTaskName]["gives"] {
    if (name === "refresh" && "answers" in given) return this.#refresh(document, given.answers);
    if (name === "strike" && "address" in given) return strikeAddress(document, given.address);
    if (name === "compact") return whole(document);
    if (name === "addresses") return addressesIn(document);
    throw new Error(`Nothing is known of the task ${name}`);
  }

  #refresh(document: Doc, answers: PlanTasks["refresh"]["given"]["answers"]): PlanTasks["refresh"]["gives"] {
    const before = encodeStateVector(document);
    for (const { household, answer } of answers) {
      const read = householdAnswer.safeParse(answer);
      if (read.success) mergeAnswer(document, household, read.data);
    }
    const update = answers.length === 0 ? null : encodeStateAsUpdate(document, before);
    const known = this.#known.get(document);
    const readings = known ?? new Map<string, string>();
    this.#known.set(document, readings);
    const change = update === null ? null : changeOf(update);
    return { change, readings: changedReadings(document, readings), areAll: known === undefined };
  }
}

function strikeAddress(document: Doc, address: string): WholeDocument {
  return whole(strikeFromPlan(document, address));
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
