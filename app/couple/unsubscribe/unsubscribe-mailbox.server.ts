import { and, asc, eq, inArray, isNull } from "drizzle-orm";

import { queueEarlierEnquiries } from "#app/couple/enquiries/pass-on.server.ts";
import { hashEmail, hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { privatePathPrefixes } from "#app/messaging/private-links/private-path.ts";
import { getOrCreateKey, resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { listingContacts, listings, unsubscribedAddresses } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

/** The mailbox of an unsubscribe link in a mail, as its keyed hash; null for a link that opens nothing. */
export async function findMailboxByUnsubscribeKey(
  database: Database,
  key: string,
): Promise<{ addressHash: string; isUnsubscribed: boolean } | null> {
  const addressHash = await resolveKey(database, "quiet", key);
  if (addressHash === null) return null;
  const unsubscribed = await database.$count(
    unsubscribedAddresses,
    eq(unsubscribedAddresses.addressHash, addressHash),
  );
  return { addressHash, isUnsubscribed: unsubscribed > 0 };
}

/**
 * Unsubscribes this mailbox from all mail, or subscribes it again. Listings with it as their confirmed email
 * get no mail either, so that forms say how an enquiry reaches them; what came meanwhile follows later.
 */
export async function setMailboxUnsubscribed(
  database: Database | Transaction,
  secret: string,
  addressHash: string,
  unsubscribed: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (unsubscribed)
      await transaction.insert(unsubscribedAddresses).values({ addressHash }).onConflictDoNothing();
    else
      await transaction
        .delete(unsubscribedAddresses)
        .where(eq(unsubscribedAddresses.addressHash, addressHash));
    const own = await lockListingsOfMailbox(transaction, secret, addressHash);
    if (own.length === 0) return;
    await transaction
      .update(listingContacts)
      .set({ mutedAt: unsubscribed ? new Date() : null })
      .where(inArray(listingContacts.listingId, own));
    if (!unsubscribed) for (const listingId of own) await queueEarlierEnquiries(transaction, listingId);
    await announceCatalogueChange(transaction);
  });
}

/** Ids of the listings of this mailbox, whose contacts are locked in the order in which everybody locks several. */
async function lockListingsOfMailbox(
  transaction: Transaction,
  secret: string,
  addressHash: string,
): Promise<number[]> {
  const found = await listingsOfMailbox(transaction, secret, addressHash);
  if (found.length === 0) return [];
  const locked = await transaction
    .select({ listingId: listingContacts.listingId, email: listingContacts.email })
    .from(listingContacts)
    .where(
      inArray(
        listingContacts.listingId,
        found.map(({ listingId }) => listingId),
      ),
    )
    .orderBy(asc(listingContacts.listingId))
    .for("update");
  // The former holder of a lock may have given the listing another address.
  return locked.flatMap(({ listingId, email }) =>
    hashesOf(secret, email).includes(addressHash) ? [listingId] : [],
  );
}

/** The listings whose confirmed email is this mailbox. */
export async function listingsOfMailbox(
  database: Database | Transaction,
  secret: string,
  addressHash: string,
): Promise<{ listingId: number; name: string }[]> {
  const contacts = await database
    .select({ listingId: listingContacts.listingId, email: listingContacts.email, name: listings.name })
    .from(listingContacts)
    .innerJoin(listings, eq(listings.id, listingContacts.listingId))
    .orderBy(asc(listings.id));
  return contacts.filter(({ email }) => hashesOf(secret, email).includes(addressHash));
}

/** Whether a mailbox is unsubscribed, in any spelling. */
export async function isUnsubscribed(
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<boolean> {
  const hashes = hashesOf(secret, email);
  return (
    (await database.$count(unsubscribedAddresses, inArray(unsubscribedAddresses.addressHash, hashes))) > 0
  );
}

/**
 * Since when a listing that gets this email as its contact has mail off: now where the mailbox is unsubscribed,
 * since mail to it would be dropped; null where mail reaches it.
 */
export async function unsubscribedSince(
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<Date | null> {
  return (await isUnsubscribed(database, secret, email)) ? new Date() : null;
}

/** Turns mail off for a listing whose contact is an unsubscribed mailbox, so that everybody reads why. */
export async function markUnsubscribed(
  transaction: Transaction,
  secret: string,
  listingId: number,
): Promise<void> {
  const isOn = and(eq(listingContacts.listingId, listingId), isNull(listingContacts.mutedAt));
  const [contact] = await transaction.select().from(listingContacts).where(isOn).for("update");
  if (contact === undefined) return;
  const mutedAt = await unsubscribedSince(transaction, secret, contact.email);
  if (mutedAt === null) return;
  await transaction.update(listingContacts).set({ mutedAt }).where(isOn);
  await announceCatalogueChange(transaction);
}

/** Path on which the owner of a private page allows mail to its email again; null where it is subscribed. */
export async function resubscribePathOf(
  { database, secret }: Pick<Site, "database" | "secret">,
  email: string,
): Promise<string | null> {
  const hashes = hashesOf(secret, email);
  const [unsubscribed] = await database
    .select({ hash: unsubscribedAddresses.addressHash })
    .from(unsubscribedAddresses)
    .where(inArray(unsubscribedAddresses.addressHash, hashes));
  if (unsubscribed === undefined) return null;
  return `/${privatePathPrefixes.quiet}/${await getOrCreateKey(database, secret, "quiet", unsubscribed.hash)}`;
}

/** A person who proves to own a mailbox, and asks for something, gets mail from us again. */
export async function resubscribe(transaction: Transaction, secret: string, email: string): Promise<void> {
  if (!(await isUnsubscribed(transaction, secret, email))) return;
  for (const hash of hashesOf(secret, email)) await setMailboxUnsubscribed(transaction, secret, hash, false);
}

/** Links from before mailboxes had a canonical spelling contain the hash of the email as typed. */
const hashesOf = (secret: string, email: string) => [hashMailbox(secret, email), hashEmail(secret, email)];
