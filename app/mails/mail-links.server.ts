import type { Transaction } from "#database/database.ts";
import { isReservedAddress } from "#mail/reserved-names.ts";
import type { Site } from "#server/site.ts";

import type { NewMail } from "./post-mails.server.ts";

/** How many links one request mails at most. */
export const mostLinks = 5;

/**
 * Mails links to the address that they belong to. Who asks learns nothing: only the mailbox does.
 * @param find the mails, at most `mostLinks`
 */
export async function mailLinks(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  email: string,
  find: (transaction: Transaction) => Promise<NewMail[]>,
): Promise<void> {
  if (isReservedAddress(email)) return;
  await database.transaction(async (transaction) => postMails(transaction, await find(transaction)));
}
