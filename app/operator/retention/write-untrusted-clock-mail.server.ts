import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";

import { checkClock } from "./clock-check.server.ts";
import { untrustedClockMail } from "./untrusted-clock-mail.ts";

/** Writes the mail about an untrusted date; null when the date is trusted again. */
export async function writeUntrustedClockMail({ database }: MailDependencies): Promise<WrittenMail | null> {
  const seen = await checkClock(database);
  if (!seen.isDoubted) return null;
  return { content: untrustedClockMail(seen), replyTo: null, unsubscribeUrl: null };
}
