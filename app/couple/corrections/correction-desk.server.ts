import { desc, eq, isNull } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { corrections, listings } from "#database/schema/index.ts";

const columns = {
  reference: corrections.reference,
  receivedAt: corrections.receivedAt,
  kind: corrections.kind,
  sender: corrections.sender,
  email: corrections.email,
  heldAt: corrections.heldAt,
  doneAt: corrections.doneAt,
  outcome: corrections.outcome,
  listing: { id: listings.id, name: listings.name },
};

/** A correction in the desk's list. */
export type CorrectionSummary = {
  reference: string;
  receivedAt: Date;
  kind: string;
  sender: string;
  email: string | null;
  /** Since when it is held for the desk; null when it is not. */
  heldAt: Date | null;
  /** When the desk closed it; null while it is open. */
  doneAt: Date | null;
  outcome: string | null;
  listing: { id: number; name: string };
};

/**
 * The latest corrections, newest first.
 * @param most maximum number; null for all
 * @param onlyOpen leaves out closed ones
 */
export async function listCorrections(
  database: Database,
  most: number | null = maxDeskListRows,
  onlyOpen = false,
): Promise<DeskList<CorrectionSummary>> {
  const which = onlyOpen ? isNull(corrections.doneAt) : undefined;
  const newest = database
    .select(columns)
    .from(corrections)
    .innerJoin(listings, eq(listings.id, corrections.listingId))
    .where(which)
    .orderBy(desc(corrections.receivedAt), desc(corrections.id));
  const rows = await (most === null ? newest : newest.limit(most));
  return { rows, total: await database.$count(corrections, which) };
}

/** One full correction; null when there is none. */
export async function showCorrection(
  database: Database,
  reference: string,
): Promise<(CorrectionSummary & { message: string }) | null> {
  const [row] = await database
    .select({ ...columns, message: corrections.message })
    .from(corrections)
    .innerJoin(listings, eq(listings.id, corrections.listingId))
    .where(eq(corrections.reference, normalizeReference(reference)));
  return row ?? null;
}
