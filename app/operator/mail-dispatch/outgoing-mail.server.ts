import { hashMailbox } from "#app/erasure/subject-hash.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import { isQuiet } from "#app/reviews/quiet-address.server.ts";
import type { mails } from "#database/schema/index.ts";
import type { Sender } from "#mail/letter.ts";
import type { From } from "#mail/mail-headers.ts";
import type { OutgoingMail } from "#mail/transport.ts";
import type { Settings } from "#server/environment.ts";

import { mailName } from "#app/mails/mail-name.ts";
import type { MailSite } from "#app/messaging/outbox/mail-dependencies.ts";
import { writeMail } from "#app/mails/write-mail.server.ts";

/**
 * A mail as it goes out now, to whom and under which name; null when there is nothing left to say, or
 * when its mailbox asked for no more mail. Every mail says how mail stops, except to the team's own inbox.
 */
export async function writeOutgoingMail(
  site: MailSite,
  mail: typeof mails.$inferSelect,
): Promise<OutgoingMail | null> {
  const { database, secret, settings } = site;
  const { recipient } = mail;
  if (recipient !== null && (await isQuiet(database, secret, recipient))) return null;
  const written = await writeMail(site, mail);
  if (written === null) return null;
  const { muteUrl, ...rest } = written;
  const quietUrl = async (email: string) => privatePageUrl(site, "quiet", hashMailbox(secret, email));
  return {
    ...rest,
    unsubscribeUrl: muteUrl ?? (recipient === null ? null : await quietUrl(recipient)),
    to: recipient ?? settings.teamInbox,
    messageId: `${mailName(mail)}@${new URL(settings.siteUrl).hostname}`,
  };
}

/** In whose name the site's mails go out. */
export function letterhead({
  siteUrl,
  contactEmail,
  postalAddress,
  mailFrom,
}: Pick<Settings, "siteUrl" | "contactEmail" | "postalAddress" | "mailFrom">): {
  sender: Sender;
  from: From;
} {
  return {
    sender: { siteUrl, contactEmail, postalAddress },
    from: { name: "Wild Rose Weddings", address: mailFrom },
  };
}
