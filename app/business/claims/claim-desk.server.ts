import { eq } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { maxDeskListRows, type DeskList } from "#app/messaging/forms/desk-list.ts";
import type { Database } from "#database/database.ts";
import { claims } from "#database/schema/index.ts";

import { claimDomain } from "#app/messaging/personal-data/claim-email.server.ts";
import {
  isOwnedByAnother,
  readCompetingClaims,
  selectClaims,
  toClaim,
  type SavedClaim,
} from "./read-claim.server.ts";

/** A claim in the desk's list. */
export type ClaimSummary = ReturnType<typeof summaryOf>;

const summaryOf = (claim: SavedClaim) => ({
  reference: claim.reference,
  receivedAt: claim.receivedAt,
  state: claim.state,
  name: claim.name,
  email: claim.email,
  listing: { id: claim.listing.id, name: claim.listing.name },
  /** The present owner of the listing, where it is somebody else. */
  ownedBy: isOwnedByAnother(claim) ? (claim.owner?.email ?? null) : null,
});

/**
 * The latest claims, newest first.
 * @param most maximum number; null for all
 */
export async function listClaims(
  database: Database,
  most: number | null = maxDeskListRows,
): Promise<DeskList<ClaimSummary>> {
  const newest = selectClaims(database);
  const rows = await (most === null ? newest : newest.limit(most));
  return { rows: rows.map((row) => summaryOf(toClaim(row))), total: await database.$count(claims) };
}

/** One full claim, with the others on the same listing; null when there is none. */
export async function showClaim(database: Database, reference: string) {
  const [row] = await selectClaims(database).where(eq(claims.reference, normalizeReference(reference)));
  if (row === undefined) return null;
  const claim = toClaim(row);
  const { role, note, invitedAt, confirmedAt, decidedAt, reason, listing, owner } = claim;
  return {
    ...summaryOf(claim),
    role,
    note,
    invitedAt,
    confirmedAt,
    decidedAt,
    reason,
    website: listing.website,
    domain: claimDomain(listing.website),
    ownerIsMuted: owner !== null && owner.mutedAt !== null,
    others: (await readCompetingClaims(database, claim)).map(summaryOf),
  };
}
