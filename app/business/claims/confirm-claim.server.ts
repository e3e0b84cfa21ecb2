import { eq, sql } from "drizzle-orm";

import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import { allowMail, isQuiet } from "#app/reviews/quiet-address.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { claims, listings } from "#database/schema/index.ts";
import { isReservedAddress } from "#mail/reserved-domains.ts";

import type { TakenUpBy } from "#app/claims/claim.ts";
import { grantListing, type ClaimOffice } from "./grant-listing.server.ts";
import { isOwnedByAnother, readClaim, type KeptClaim } from "./read-claim.server.ts";

/** Opens a claim by the key that was mailed to its address; null for a key that opens nothing (any more). */
export async function openClaim(database: Database, key: string): Promise<KeptClaim | null> {
  const subject = await openKey(database, "claim", key);
  return subject === null ? null : readClaim(database, Number(subject));
}

/**
 * Marks the address of a claim as the sender's own: it is before the desk then. An invitation that is
 * taken up was decided when it was sent, unless somebody else has the listing by now. Twice is once.
 * @param takenUpBy who takes up an invitation; null for a claim that came by the form
 */
export async function confirmClaim(
  office: ClaimOffice,
  id: number,
  takenUpBy: TakenUpBy | null,
): Promise<void> {
  await office.database.transaction(async (transaction) => {
    const claim = await lockClaim(transaction, id);
    if (claim === null || (claim.state !== "invited" && claim.state !== "unconfirmed")) return;
    await transaction
      .update(claims)
      .set({ ...takenUpBy, confirmedAt: sql`now()` })
      .where(eq(claims.id, id));
    // Who presses the button wants to hear of it again.
    await allowMail(transaction, office.secret, claim.email);
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

/** A claim whose row and listing nobody else changes until the transaction ends; null when there is none. */
export async function lockClaim(transaction: Transaction, id: number): Promise<KeptClaim | null> {
  const where = eq(claims.id, id);
  const [row] = await transaction.select({ listingId: claims.listingId }).from(claims).where(where);
  if (row === undefined) return null;
  // The listing first, as everybody who needs both does.
  await transaction
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, row.listingId))
    .for("update");
  await transaction.select({ id: claims.id }).from(claims).where(where).for("update");
  // Read only now: whoever held the lock before may have given the listing away.
  return readClaim(transaction, id);
}

/** Whether the listing is still there, and a business may stand behind it. */
export function canBeClaimed({ listing }: Pick<KeptClaim, "listing">): boolean {
  return !listing.fictional && listing.retiredAt === null && listing.removedAt === null;
}

/** Address of the present owner, where it is somebody else and wants mail. */
async function ownerToTell(
  transaction: Transaction,
  secret: string,
  claim: Pick<KeptClaim, "owner" | "email">,
): Promise<string | null> {
  const { owner } = claim;
  if (owner === null || owner.mutedAt !== null || !isOwnedByAnother(claim)) return null;
  if (isReservedAddress(owner.email) || (await isQuiet(transaction, secret, owner.email))) return null;
  return owner.email;
}
