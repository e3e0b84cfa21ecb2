import type { Transaction } from "#database/database.ts";
import { isReservedAddress } from "#mail/reserved-domains.ts";
import type { Site } from "#server/site.ts";

import type { NewMail } from "#app/mails/post-mails.server.ts";

/** How many links of a kind one mail has at most. */
export const mostLinks = 5;

/**
 * Mails a link to the address that it belongs to. Who asks learns nothing: only the mailbox does.
 * @param find the mail; none where there is nothing to open
 * @returns whether there was a mail
 */
export async function mailLinks(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  email: string,
  find: (transaction: Transaction) => Promise<NewMail[]>,
): Promise<boolean> {
  if (isReservedAddress(email)) return false;
  return database.transaction(async (transaction) => {
    const mails = await find(transaction);
    await postMails(transaction, mails);
    return mails.length > 0;
  });
}
