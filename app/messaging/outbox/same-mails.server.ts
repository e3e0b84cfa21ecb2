import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";

type Mail = Pick<typeof mails.$inferSelect, "id" | "kind" | "recipient" | "enquiryId" | "listingId">;

/** Mails of the same kind about the same enquiry and listing. */
const likeIt = ({ kind, enquiryId, listingId }: Mail) =>
  and(
    eq(mails.kind, kind),
    enquiryId === null ? isNull(mails.enquiryId) : eq(mails.enquiryId, enquiryId),
    sql`${mails.listingId} is not distinct from ${listingId}`,
  );

/** Whether a mail of the same kind, about the same enquiry and listing, was sent before this one. */
export const hasSentBefore = async (database: Database, mail: Mail): Promise<boolean> =>
  (await database.$count(mails, and(lt(mails.id, mail.id), eq(mails.status, "sent"), likeIt(mail)))) > 0;

/**
 * Whether a later mail of the same kind goes, or went, to the same address about the same enquiry and listing.
 * Mails are written when they are sent: this one would say the same.
 */
export async function isSaidByLaterMail(database: Database, mail: Mail): Promise<boolean> {
  const later = and(
    gt(mails.id, mail.id),
    inArray(mails.status, ["waiting", "sent"]),
    sql`${mails.recipient} is not distinct from ${mail.recipient}`,
    likeIt(mail),
  );
  return (await database.$count(mails, later)) > 0;
}
