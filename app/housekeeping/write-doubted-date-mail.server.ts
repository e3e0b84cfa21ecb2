import type { MailSite, Written } from "#app/mails/mail-site.ts";

import { seeDate } from "./believed-date.server.ts";
import { doubtedDateLetter } from "./doubted-date-letter.ts";

/** Writes the mail that the date is doubted; null when it is not any more. */
export async function writeDoubtedDateMail({ database }: MailSite): Promise<Written | null> {
  const seen = await seeDate(database);
  if (!seen.isDoubted) return null;
  return { letter: doubtedDateLetter(seen), replyTo: null, muteUrl: null };
}
