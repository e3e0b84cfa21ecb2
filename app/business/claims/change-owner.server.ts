import { eq, sql } from "drizzle-orm";

import { queueEarlierEnquiries } from "#app/couple/enquiries/pass-on.server.ts";
import { isUnsubscribed, unsubscribedSince } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { closeListingLinks } from "./close-listing-links.server.ts";
import { redirectWaitingMails } from "./redirect-waiting-mails.server.ts";

/**
 * What became of it. No mail reaches an address that is unsubscribed, so it is not told either. 'unowned' where no business manages the listing, 'same' where
 * it has this address.
 */
export type OwnerChange =
  | {
      done: true;
      name: string;
      before: { email: string; isUnsubscribed: boolean };
      after: { email: string; isUnsubscribed: boolean };
    }
  | { done: false; why: "unowned" | "same"; name: string };

/**
 * Gives a listing that a business manages another address, which our team has checked. No link that the old
 * one got opens anything any more. Both addresses are told, except one that is unsubscribed; where the new one is,
 * mail is off.
 * @returns null when there is no such listing
 */
export async function changeOwner(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  listingId: number,
  email: string,
): Promise<OwnerChange | null> {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ name: listings.name })
      .from(listings)
      .where(eq(listings.id, listingId))
      .for("update");
    if (found === undefined) return null;
    const { name } = found;
    const [owner] = await transaction
      .select()
      .from(listingContacts)
      .where(eq(listingContacts.listingId, listingId))
      .for("update");
    if (owner === undefined) return { done: false, why: "unowned", name };
    if (owner.email.toLowerCase() === email.toLowerCase()) return { done: false, why: "same", name };
    const mutedAt = await unsubscribedSince(transaction, secret, email);
    await transaction
      .update(listingContacts)
      .set({ email, confirmedAt: sql`now()`, mutedAt })
      .where(eq(listingContacts.listingId, listingId));
    await closeListingLinks(transaction, secret, listingId);
    await redirectWaitingMails(transaction, listingId, owner.email, email);
    await postMails(transaction, [
      { kind: "owner-changed", recipient: owner.email, listingId },
      { kind: "owner-changed", recipient: email, listingId },
    ]);
    if (mutedAt === null) await queueEarlierEnquiries(transaction, listingId);
    // Forms say how an enquiry reaches the business.
    await announceCatalogueChange(transaction);
    return {
      done: true,
      name,
      before: {
        email: owner.email,
        isUnsubscribed: await isUnsubscribed(transaction, secret, owner.email),
      },
      after: { email, isUnsubscribed: mutedAt !== null },
    };
  });
}
