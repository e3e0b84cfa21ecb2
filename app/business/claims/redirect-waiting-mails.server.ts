import { and, eq, inArray } from "drizzle-orm";

import type { Transaction } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";

/** What has not gone out yet of a listing is written with its new links, so it goes to its new address. */
export async function redirectWaitingMails(
  transaction: Transaction,
  listingId: number,
  before: string,
  after: string,
): Promise<void> {
  await transaction
    .update(mails)
    .set({ recipient: after })
    .where(
      and(
        eq(mails.listingId, listingId),
        eq(mails.recipient, before),
        inArray(mails.status, ["waiting", "dead"]),
      ),
    );
}
