import { eq, sql } from "drizzle-orm";

import { queueEarlierEnquiries } from "#app/couple/enquiries/pass-on.server.ts";
import { unsubscribedSince } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { claims, listingContacts } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { closeListingLinks } from "./close-listing-links.server.ts";
import { redirectWaitingMails } from "./redirect-waiting-mails.server.ts";
import { isOwnedByAnother, type SavedClaim } from "./read-claim.server.ts";

export type ClaimDependencies = Pick<Site, "database" | "postMails" | "secret">;

/**
 * Grants a listing to its claimant: the email is its contact from now on, gets the link to the private page,
 * and enquiries are mailed to it, those too that it never got, unless its mailbox is unsubscribed. A former owner
 * is told; all of the former owner's links open nothing any more, and no mail that waits brings new ones.
 * @param transaction holds the rows of claim and listing locked
 */
export async function grantListing(
  { postMails, secret }: ClaimDependencies,
  transaction: Transaction,
  claim: SavedClaim,
): Promise<void> {
  const { id, email, listing, owner } = claim;
  const mutedAt = await unsubscribedSince(transaction, secret, email);
  const contact = { email, confirmedAt: claim.confirmedAt ?? new Date(), mutedAt };
  await transaction
    .insert(listingContacts)
    .values({ listingId: listing.id, ...contact })
    .onConflictDoUpdate({ target: listingContacts.listingId, set: contact });
  await transaction
    .update(claims)
    .set({ decidedAt: sql`now()`, decision: "approved" })
    .where(eq(claims.id, id));
  if (isOwnedByAnother(claim)) {
    await closeListingLinks(transaction, secret, listing.id);
    if (owner !== null) await redirectWaitingMails(transaction, listing.id, owner.email, email);
    if (owner !== null && owner.mutedAt === null)
      await postMails(transaction, [{ kind: "claim-replaced", recipient: owner.email, claimId: id }]);
  }
  await postMails(transaction, [{ kind: "claim-approved", recipient: email, claimId: id }]);
  if (mutedAt === null) await queueEarlierEnquiries(transaction, listing.id);
  // Forms say how an enquiry reaches the business.
  await announceCatalogueChange(transaction);
}
