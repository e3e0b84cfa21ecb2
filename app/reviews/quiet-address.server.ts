import { eq } from "drizzle-orm";

import { openKey } from "#app/private-links/private-links.server.ts";
import { hashAddress } from "#app/erasure/subject-hash.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { quietAddresses } from "#database/schema/index.ts";

/** The address, as its keyed hash, that a link under an invitation is about; null for a link that opens nothing. */
export async function openQuietLink(
  database: Database,
  key: string,
): Promise<{ addressHash: string; isQuiet: boolean } | null> {
  const addressHash = await openKey(database, "quiet", key);
  if (addressHash === null) return null;
  const quiet = await database.$count(quietAddresses, eq(quietAddresses.addressHash, addressHash));
  return { addressHash, isQuiet: quiet > 0 };
}

/** No invitation is mailed to this address from now on, or again. */
export async function setQuiet(
  database: Database | Transaction,
  addressHash: string,
  quiet: boolean,
): Promise<void> {
  if (quiet) await database.insert(quietAddresses).values({ addressHash }).onConflictDoNothing();
  else await database.delete(quietAddresses).where(eq(quietAddresses.addressHash, addressHash));
}

/** Whether an address wants no letter from us that it has not asked for. */
export async function isQuiet(
  database: Database | Transaction,
  secret: string,
  email: string,
): Promise<boolean> {
  const hash = hashAddress(secret, email);
  return (await database.$count(quietAddresses, eq(quietAddresses.addressHash, hash))) > 0;
}
