import { isBusinessUnsubscribed } from "#app/couple/enquiries/listing-contacts.server.ts";
import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { isUnsubscribed } from "#app/couple/unsubscribe/unsubscribe-mailbox.server.ts";
import type { mails } from "#database/schema/index.ts";
import type { MailSender } from "#mail/mail-content.ts";
import type { MailFrom } from "#mail/mail-headers.ts";
import type { OutgoingMail } from "#mail/transport.ts";
import type { Settings } from "#app/messaging/settings.ts";

import { mailMessageId } from "#app/messaging/outbox/mail-message-id.ts";
import type { MailDependencies } from "#app/messaging/outbox/mail-dependencies.ts";
import { writeMail } from "./write-mail.server.ts";

/**
 * A mail as it goes out now, to whom and under which name; null when there is nothing left to say, or
 * when its mailbox, or its business, asked for no more mail. Every mail says how mail stops, except to the
 * team's own inbox.
 */
export async function writeOutgoingMail(
  site: MailDependencies,
  mail: typeof mails.$inferSelect,
): Promise<OutgoingMail | null> {
  const { database, secret, settings } = site;
  const { recipient } = mail;
  if (recipient !== null && (await isUnsubscribed(database, secret, recipient))) return null;
  const written = await writeMail(site, mail);
  if (written === null) return null;
  const { unsubscribeUrl: ofBusiness, ...rest } = written;
  // A mail that cannot be delivered is tried for days; meanwhile the business may have pressed that link.
  if (
    ofBusiness !== null &&
    mail.listingId !== null &&
    (await isBusinessUnsubscribed(database, mail.listingId))
  )
    return null;
  const ofMailbox = async (email: string) => privatePageUrl(site, "quiet", hashMailbox(secret, email));
  return {
    ...rest,
    unsubscribeUrl: ofBusiness ?? (recipient === null ? null : await ofMailbox(recipient)),
    to: recipient ?? settings.teamInbox,
    messageId: `${mailMessageId(mail)}@${new URL(settings.siteUrl).hostname}`,
  };
}

/** In whose name the site's mails go out. */
export function mailSender({
  siteUrl,
  contactEmail,
  postalAddress,
  mailFrom,
}: Pick<Settings, "siteUrl" | "contactEmail" | "postalAddress" | "mailFrom">): {
  sender: MailSender;
  from: MailFrom;
} {
  return {
    sender: { siteUrl, contactEmail, postalAddress },
    from: { name: "Wild Rose Weddings", address: mailFrom },
  };
}
