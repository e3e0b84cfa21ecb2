import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { Database, Transaction } from "#database/database.ts";
import { corrections } from "#database/schema/index.ts";

const named = (reference: string) => eq(corrections.reference, normalizeReference(reference));

/**
 * Releases a correction that is held because of its links: a person has read it.
 * @returns whether it was held until now; null when there is none
 */
export async function releaseCorrection(database: Database, reference: string): Promise<boolean | null> {
  const isIt = named(reference);
  const released = await database
    .update(corrections)
    .set({ heldAt: null })
    .where(and(isIt, isNotNull(corrections.heldAt)))
    .returning({ id: corrections.id });
  if (released.length > 0) return true;
  return (await database.$count(corrections, isIt)) > 0 ? false : null;
}

/**
 * Closes a correction with the desk's result; it is no longer held. Closed again, the later text counts.
 * @param listingId the listing that it must be about, where the desk works on one
 * @returns null when there is none
 */
export async function resolveCorrection(
  database: Database | Transaction,
  reference: string,
  outcome: string,
  listingId: number | null = null,
): Promise<{ reference: string } | null> {
  const [row] = await database
    .update(corrections)
    .set({ doneAt: sql`now()`, heldAt: null, outcome })
    .where(and(named(reference), listingId === null ? undefined : eq(corrections.listingId, listingId)))
    .returning({ reference: corrections.reference });
  return row ?? null;
}

/**
 * Closes a correction that is still open, also one that is held.
 * @returns whether it was open until now; null when there is none
 */
export async function closeOpenCorrection(
  database: Database,
  reference: string,
  outcome: string,
): Promise<boolean | null> {
  const isIt = named(reference);
  const closed = await database
    .update(corrections)
    .set({ doneAt: sql`now()`, heldAt: null, outcome })
    .where(and(isIt, isNull(corrections.doneAt)))
    .returning({ id: corrections.id });
  if (closed.length > 0) return true;
  return (await database.$count(corrections, isIt)) > 0 ? false : null;
}
