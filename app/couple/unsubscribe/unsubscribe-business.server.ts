import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";

import { queueEarlierEnquiries } from "#app/couple/enquiries/pass-on.server.ts";
import { resubscribe } from "./unsubscribe-mailbox.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { listingContacts, listings } from "#database/schema/index.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** The business of an unsubscribe link in a mail; null for a link that opens nothing. */
export async function findBusinessByUnsubscribeKey(
  database: Database,
  key: string,
): Promise<{ listingId: number; name: string; isUnsubscribed: boolean } | null> {
  const subject = await resolveKey(database, "mute", key);
  if (subject === null) return null;
  const [row] = await database
    .select({ listingId: listings.id, name: listings.name, mutedAt: listingContacts.mutedAt })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .where(eq(listingContacts.listingId, Number(subject)));
  return row === undefined
    ? null
    : { listingId: row.listingId, name: row.name, isUnsubscribed: row.mutedAt !== null };
}

/**
 * Stops mailing enquiries to this business, or starts again. That it has stopped is said once by mail: mail
 * programs ask for it with one tap that says nothing of what it ends. Enquiries that came meanwhile follow when
 * it starts again, and so do those to which couples added something; until then our team tells it. Mail to its
 * mailbox is allowed again too: what it asks for would be dropped otherwise.
 */
export async function setBusinessUnsubscribed(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  listingId: number,
  unsubscribed: boolean,
): Promise<void> {
  await database.transaction((transaction) =>
    setBusinessMail(transaction, { secret, postMails }, listingId, !unsubscribed),
  );
}

/** The same within a transaction. */
export async function setBusinessMail(
  transaction: Transaction,
  { secret, postMails }: Pick<Site, "secret" | "postMails">,
  listingId: number,
  isOn: boolean,
): Promise<void> {
  if (isOn) {
    const [contact] = await transaction
      .select({ email: listingContacts.email })
      .from(listingContacts)
      .where(eq(listingContacts.listingId, listingId));
    if (contact !== undefined) await resubscribe(transaction, secret, contact.email);
  }
  const [changed] = await transaction
    .update(listingContacts)
    .set({ mutedAt: isOn ? null : sql`now()` })
    .where(
      and(
        eq(listingContacts.listingId, listingId),
        isOn ? isNotNull(listingContacts.mutedAt) : isNull(listingContacts.mutedAt),
      ),
    )
    .returning({ email: listingContacts.email });
  if (changed === undefined) return;
  if (isOn) await queueEarlierEnquiries(transaction, listingId);
  else if (!isReservedEmail(changed.email))
    await postMails(transaction, [{ kind: "mail-stopped", recipient: changed.email, listingId }]);
  // Forms say how an enquiry reaches the business.
  await announceCatalogueChange(transaction);
}
