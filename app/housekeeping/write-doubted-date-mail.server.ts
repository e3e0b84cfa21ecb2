import type { MailSite, Written } from "#app/messaging/outbox/mail-dependencies.ts";

import { seeDate } from "#app/operator/retention/clock-check.server.ts";
import { doubtedDateLetter } from "#app/operator/retention/untrusted-clock-mail.ts";

/** Writes the mail that the date is doubted; null when it is not any more. */
export async function writeDoubtedDateMail({ database }: MailSite): Promise<Written | null> {
  const seen = await seeDate(database);
  if (!seen.isDoubted) return null;
  return { letter: doubtedDateLetter(seen), replyTo: null, muteUrl: null };
}
