import { eq, sql } from "drizzle-orm";

import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { resubscribe, isUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { claims, listings } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import type { InvitationAcceptance } from "./claim.ts";
import { grantListing, type ClaimDependencies } from "./grant-listing.server.ts";
import { isOwnedByAnother, readClaim, type SavedClaim } from "./read-claim.server.ts";

/** Opens a claim by the key that was mailed to its email; null for an unknown or expired key. */
export async function loadClaimByKey(database: Database, key: string): Promise<SavedClaim | null> {
  const subject = await resolveKey(database, "claim", key);
  return subject === null ? null : readClaim(database, Number(subject));
}

/**
 * Confirms the email of a claim as the sender's own; from then on the desk can decide it. An accepted
 * invitation was decided when it was sent, unless somebody else has the listing by now. A second call does
 * nothing more.
 * @param takenUpBy the person who accepts an invitation; null for a claim that came by the form
 */
export async function confirmClaim(
  office: ClaimDependencies,
  id: number,
  takenUpBy: InvitationAcceptance | null,
): Promise<void> {
  await office.database.transaction(async (transaction) => {
    const claim = await lockClaim(transaction, id);
    if (claim === null || (claim.state !== "invited" && claim.state !== "unconfirmed")) return;
    await transaction
      .update(claims)
      .set({ ...takenUpBy, confirmedAt: sql`now()` })
      .where(eq(claims.id, id));
    // Pressing the button means that the sender wants mail again.
    await resubscribe(transaction, office.secret, claim.email);
    if (claim.state === "invited" && canBeClaimed(claim) && !isOwnedByAnother(claim)) {
      await grantListing(office, transaction, { ...claim, ...takenUpBy, confirmedAt: new Date() });
      return;
    }
    await office.postMails(transaction, [{ kind: "claim-to-team", recipient: null, claimId: id }]);
    const owner = await ownerToTell(transaction, office.secret, claim);
    if (owner !== null)
      await office.postMails(transaction, [{ kind: "claim-to-owner", recipient: owner, claimId: id }]);
  });
}

/** A claim whose row and listing are locked until the transaction ends; null when there is none. */
export async function lockClaim(transaction: Transaction, id: number): Promise<SavedClaim | null> {
  const where = eq(claims.id, id);
  const [row] = await transaction.select({ listingId: claims.listingId }).from(claims).where(where);
  if (row === undefined) return null;
  // The listing first, in the lock order of all code that needs both.
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, row.listingId))
    .for("update");
  await transaction.select({ id: claims.id }).from(claims).where(where).for("update");
  // Read only now: the former holder of the lock may have granted the listing.
  return readClaim(transaction, id);
}

/** Whether the listing still exists and can belong to a business. */
export function canBeClaimed({ listing }: Pick<SavedClaim, "listing">): boolean {
  const { fictional, retiredAt, removedAt, pausedAt } = listing;
  return !fictional && retiredAt === null && removedAt === null && pausedAt === null;
}

/** Email of the present owner, where it is somebody else and is subscribed. */
async function ownerToTell(
  transaction: Transaction,
  secret: string,
  claim: Pick<SavedClaim, "owner" | "email">,
): Promise<string | null> {
  const { owner } = claim;
  if (owner === null || owner.mutedAt !== null || !isOwnedByAnother(claim)) return null;
  if (isReservedEmail(owner.email) || (await isUnsubscribed(transaction, secret, owner.email))) return null;
  return owner.email;
}
