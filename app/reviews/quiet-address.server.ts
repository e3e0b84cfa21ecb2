import { eq, inArray } from "drizzle-orm";

import { hashAddress, hashMailbox } from "#app/erasure/subject-hash.server.ts";
import { privateFolders } from "#app/private-links/private-address.ts";
import { keyOf, openKey } from "#app/messaging/private-links/private-links.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Database, Transaction } from "#database/database.ts";
import { listingContacts, quietAddresses } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

/** The mailbox, as its keyed hash, that a link under a mail is about; null for a link that opens nothing. */
export async function openQuietLink(
  database: Database,
  key: string,
): Promise<{ addressHash: string; isQuiet: boolean } | null> {
  const addressHash = await openKey(database, "quiet", key);
  if (addressHash === null) return null;
  const quiet = await database.$count(quietAddresses, eq(quietAddresses.addressHash, addressHash));
  return { addressHash, isQuiet: quiet > 0 };
}

/**
 * Nothing is mailed to this mailbox from now on, or everything again. Listings whose confirmed address it
 * is get no mail either, so that forms say how an enquiry reaches them.
 */
export async function setQuiet(
  database: Database | Transaction,
  secret: string,
  addressHash: string,
  quiet: boolean,
): Promise<void> {
  await database.transaction(async (transaction) => {
    if (quiet) await transaction.insert(quietAddresses).values({ addressHash }).onConflictDoNothing();
    else await transaction.delete(quietAddresses).where(eq(quietAddresses.addressHash, addressHash));
    const contacts = await transaction
      .select({ listingId: listingContacts.listingId, email: listingContacts.email })
      .from(listingContacts);
    const own = contacts.filter(({ email }) => hashesOf(secret, email).includes(addressHash));
    if (own.length === 0) return;
    await transaction
      .update(listingContacts)
      .set({ mutedAt: quiet ? new Date() : null })
      .where(
        inArray(
          listingContacts.listingId,
          own.map(({ listingId }) => listingId),
        ),
      );
    await announceCatalogueChange(transaction);
  });
}

/** Whether a mailbox wants no mail from us, in whatever spelling it said so. */
export async function isQuiet(
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<boolean> {
  const hashes = hashesOf(secret, email);
  return (await database.$count(quietAddresses, inArray(quietAddresses.addressHash, hashes))) > 0;
}

/** Where whoever has a private page of this address allows mail again; null where it wants mail. */
export async function quietPathOf(
  { database, secret }: Pick<Site, "database" | "secret">,
  email: string,
): Promise<string | null> {
  const hashes = hashesOf(secret, email);
  const [quiet] = await database
    .select({ hash: quietAddresses.addressHash })
    .from(quietAddresses)
    .where(inArray(quietAddresses.addressHash, hashes));
  if (quiet === undefined) return null;
  return `/${privateFolders.quiet}/${await keyOf(database, secret, "quiet", quiet.hash)}`;
}

/** Whoever proves that a mailbox is theirs, and asks for something, hears from us again. */
export async function allowMail(transaction: Transaction, secret: string, email: string): Promise<void> {
  if (!(await isQuiet(transaction, secret, email))) return;
  for (const hash of hashesOf(secret, email)) await setQuiet(transaction, secret, hash, false);
}

/** Links from before mailboxes were counted by one spelling hold the hash of the address as it was typed. */
const hashesOf = (secret: string, email: string) => [hashMailbox(secret, email), hashAddress(secret, email)];
