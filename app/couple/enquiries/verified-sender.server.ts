import { and, eq, sql } from "drizzle-orm";

import type { Database, Transaction } from "#database/database.ts";
import { enquiries } from "#database/schema/index.ts";

/** How long a click in our mail proves an address, in days: about as long as a couple looks for vendors. */
const provenDays = 180;

/**
 * Whether somebody has pressed the button in our mail to this mailbox, in whatever spelling, not too long
 * ago. Nothing else proves an address: what people type is not theirs.
 */
export async function isVerifiedSender(
  database: Database | Transaction,
  addressHash: string,
): Promise<boolean> {
  const since = sql`now() - make_interval(days => ${provenDays})`;
  const proofs = await database.$count(
    enquiries,
    and(eq(enquiries.addressHash, addressHash), sql`${enquiries.confirmedAt} > ${since}`),
  );
  return proofs > 0;
}
