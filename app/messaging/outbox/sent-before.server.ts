import { and, eq, lt, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { mails } from "#database/schema/index.ts";

type Mail = Pick<typeof mails.$inferSelect, "id" | "kind" | "enquiryId" | "listingId">;

/** Whether a mail of the same kind, about the same enquiry and listing, was sent before this one. */
export async function hasSentBefore(
  database: Database,
  { id, kind, enquiryId, listingId }: Mail,
): Promise<boolean> {
  const same = and(
    eq(mails.kind, kind),
    sql`${mails.enquiryId} is not distinct from ${enquiryId}`,
    sql`${mails.listingId} is not distinct from ${listingId}`,
  );
  return (await database.$count(mails, and(lt(mails.id, id), eq(mails.status, "sent"), same))) > 0;
}
