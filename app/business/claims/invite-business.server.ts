import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { rotateKey } from "#app/messaging/private-links/private-links.server.ts";
import { isUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import type { Transaction } from "#database/database.ts";
import { claims, invitations, listingContacts, listings } from "#database/schema/index.ts";

import type { ClaimDependencies } from "./grant-listing.server.ts";
import type { InvitationBasis } from "./invitation-basis.ts";

/** The result of an invitation; `because` says why nothing was sent. */
export type ClaimInvitationResult =
  | { done: true; reference: string; listing: { id: number; name: string } }
  | { done: false; because: "sample" | "gone" | "owned" | "silenced" | "today" | "unfounded" };

/**
 * Invites a business to maintain its listing: a link goes to the email, and the person who accepts it there
 * owns the listing. A repeated invitation of the same email has a new link; the former one then opens
 * nothing.
 * @param email any email that the operator knows to be the business's
 * @param basis why it may be invited; null: nobody can say
 * @returns null when there is no such listing
 */
export async function inviteBusiness(
  { database, postMails, secret }: ClaimDependencies,
  listingId: number,
  email: string,
  basis: InvitationBasis | null,
): Promise<ClaimInvitationResult | null> {
  return database.transaction(async (transaction) => {
    const [listing] = await transaction
      .select()
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("update");
    if (listing === undefined) return null;
    if (listing.fictional) return { done: false, because: "sample" };
    if ([listing.retiredAt, listing.removedAt, listing.pausedAt].some((since) => since !== null))
      return { done: false, because: "gone" };
    const owners = await transaction.$count(listingContacts, eq(listingContacts.listingId, listingId));
    if (owners > 0) return { done: false, because: "owned" };
    if (await isUnsubscribed(transaction, secret, email)) return { done: false, because: "silenced" };
    if (basis === null) return { done: false, because: "unfounded" };
    const open = await openInvitation(transaction, listingId, email);
    if (open?.isOfToday) return { done: false, because: "today" };
    const { id, reference } = open ?? (await insertInvitation(transaction, listingId, email));
    await transaction
      .update(claims)
      .set({ invitedAt: sql`now()` })
      .where(eq(claims.id, id));
    await transaction.insert(invitations).values({ listingId, email, ...basis });
    await rotateKey(transaction, secret, "claim", String(id));
    await postMails(transaction, [{ kind: "claim-invitation", recipient: email, claimId: id }]);
    return { done: true, reference, listing: { id: listingId, name: listing.name } };
  });
}

/** A pending invitation of the same email. */
async function openInvitation(transaction: Transaction, listingId: number, email: string) {
  const [row] = await transaction
    .select({
      id: claims.id,
      reference: claims.reference,
      isOfToday: sql<boolean>`${claims.invitedAt} > now() - interval '20 hours'`,
    })
    .from(claims)
    .where(
      and(
        eq(claims.listingId, listingId),
        eq(sql`lower(${claims.email})`, email.toLowerCase()),
        isNotNull(claims.invitedAt),
        isNull(claims.confirmedAt),
        isNull(claims.decidedAt),
      ),
    );
  return row;
}

async function insertInvitation(transaction: Transaction, listingId: number, email: string) {
  for (;;) {
    const reference = makeReference("WB");
    const [row] = await transaction
      .insert(claims)
      .values({ reference, submissionKey: `invitation ${reference}`, listingId, email, note: "" })
      .onConflictDoNothing({ target: claims.reference })
      .returning({ id: claims.id, reference: claims.reference });
    if (row !== undefined) return row;
  }
}
