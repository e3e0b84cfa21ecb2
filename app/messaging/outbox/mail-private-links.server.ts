import type { Transaction } from "#database/database.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { NewMail } from "./mail-kinds.ts";

/** Maximum number of links of one kind in a mail. */
export const maxLinksPerMail = 5;

/**
 * Mails a link to the email that it belongs to. The person who asks learns nothing: only the mailbox does.
 * @param find the mail; none where there is nothing to open
 * @returns whether there was a mail
 */
export async function mailPrivateLinks(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  email: string,
  find: (transaction: Transaction) => Promise<NewMail[]>,
): Promise<boolean> {
  if (isReservedEmail(email)) return false;
  return database.transaction(async (transaction) => {
    const mails = await find(transaction);
    await postMails(transaction, mails);
    return mails.length > 0;
  });
}
