import type { mails } from "#database/schema/index.ts";
import type { Sender } from "#mail/letter.ts";
import type { From } from "#mail/mail-head.ts";
import type { OutgoingMail } from "#mail/transport.ts";
import type { Settings } from "#server/environment.ts";

import { mailName } from "./mail-name.ts";
import type { MailSite } from "./mail-site.ts";
import { writeMail } from "./write-mail.server.ts";

/** A mail as it goes out now, to whom and under which name; null when there is nothing left to say. */
export async function writeOutgoingMail(
  site: MailSite,
  mail: typeof mails.$inferSelect,
): Promise<OutgoingMail | null> {
  const written = await writeMail(site, mail);
  const { teamInbox, siteUrl } = site.settings;
  return (
    written && {
      ...written,
      to: mail.recipient ?? teamInbox,
      messageId: `${mailName(mail)}@${new URL(siteUrl).hostname}`,
    }
  );
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
