import type { PlanPart, StoredPart } from "./plan-part.ts";

/** What one document of a plan may come to, in bytes. */
export const largestDocument = 6_000_000;

/** The same by its parts: what family writes is read by everybody who edits, and is a few hundred lines. */
export const largestPart: Record<PlanPart, number> = {
  plan: largestDocument,
  proposals: 1_000_000,
  /** Nobody writes it. */
  outline: 0,
};

/** For how many guests a plan is made; more are taken as long as there is room. */
export const mostGuests = 5000;

/** From which share of a limit on a plan says so. */
export const warnedFrom = 0.8;

/** How many structs of Yjs a document may have; each takes some 400 bytes of memory while it is open. */
export const mostStructs: Record<StoredPart, number> = { plan: 100_000, proposals: 20_000 };

/**
 * How often Yjs may step from value to value of one register when all are integrated. Values that were
 * written one after the other take no steps; of those written at once each may pass all others.
 */
export const mostContention = 4_000_000;

/** What a document takes in memory while it is open, in bytes: measured at 490 bytes a struct, and its words. */
export const memoryOf = ({ structs, bytes }: { structs: number; bytes: number }): number =>
  structs * 500 + bytes * 2;
