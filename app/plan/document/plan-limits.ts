import type { PlanPart, StoredPart } from "./parts-and-roles.ts";

/** Maximum size of one document of a plan, in bytes. */
export const maxDocumentBytes = 4_000_000;

/**
 * The same by document: everybody who edits downloads what the family writes, which is a few hundred lines.
 */
export const maxPartBytes: Record<PlanPart, number> = {
  plan: maxDocumentBytes,
  proposals: 1_000_000,
  /** Nobody writes it. */
  outline: 0,
};

/** The number of guests that a plan is designed for; more are accepted as long as there is room. */
export const maxGuests = 5000;

/** From this fraction of a limit on, a plan warns. */
export const limitWarningShare = 0.8;

/** Maximum number of Yjs structs in a document, each writer counted as one more. */
export const maxStructs: Record<StoredPart, number> = { plan: 100_000, proposals: 20_000 };

/**
 * Under how many numbers a document may have been written: a device takes another one for each visit. Every
 * device that connects is told all of them.
 */
export const mostWriters = 20_000;

/**
 * How often Yjs may step from value to value of one register when all are integrated. Values that were
 * written one after the other take no steps; of those written at once each may pass all others.
 */
export const maxContentionSteps = 4_000_000;

/**
 * Memory of an open document, in bytes: measured at 470 bytes a struct, 300 more for each writer, plus its
 * text.
 */
export const memoryBytes = ({ structs, bytes }: { structs: number; bytes: number }): number =>
  structs * 500 + bytes * 2;
