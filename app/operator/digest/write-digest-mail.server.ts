import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { deskUrlOf } from "#app/operator/desk-links/desk-link-url.server.ts";
import { readWaitingList } from "#app/operator/waiting-list/read-waiting-list.server.ts";
import { totalWaiting } from "#app/operator/waiting-list/waiting-item.ts";

import { digestMail } from "./digest-mail.ts";

/** Writes the morning's mail from what waits now; null when nothing does, or an operator's link is gone. */
export async function writeDigestMail(
  site: MailDependencies,
  { recipient }: MailOf<"desk-digest">,
): Promise<WrittenMail | null> {
  const pageUrl = await deskUrlOf(site, recipient);
  if (recipient !== null && pageUrl === null) return null;
  const databaseKind = site.settings.databaseUrl === null ? "embedded" : "postgresql";
  const { items, totals } = await readWaitingList({ database: site.database, databaseKind });
  if (items.length === 0) return null;
  const content = digestMail({ items, total: totalWaiting(totals), now: new Date() }, pageUrl);
  return { content, replyTo: null, unsubscribeUrl: null };
}
