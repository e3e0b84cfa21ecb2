import { and, asc, eq, isNotNull, sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { vendorReplies, enquiries, enquiryMessages, listings } from "#database/schema/index.ts";

const anyHeld = sql`(
  exists (select from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiries.id} and ${enquiryMessages.heldAt} is not null)
  or exists (select from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiries.id} and ${vendorReplies.heldAt} is not null)
)`;

/**
 * Whether the desk holds something that was written on a private page of an enquiry. Nested: the query layer
 * takes the tables' names off the columns of an expression that is selected from one table, and 'id' would
 * be that of the message.
 */
export const hasHeldTexts = sql<boolean>`${anyHeld}`;

/** A text that waits for the desk, and who wrote it. */
export type HeldText = { from: string; text: string };

/** What the desk holds of an enquiry beyond itself: messages of the couple, answers of vendors. */
export async function readHeldTexts(database: Database, enquiryId: number): Promise<HeldText[]> {
  const messages = await database
    .select({ text: enquiryMessages.text })
    .from(enquiryMessages)
    .where(and(eq(enquiryMessages.enquiryId, enquiryId), isNotNull(enquiryMessages.heldAt)))
    .orderBy(asc(enquiryMessages.id));
  const answered = await database
    .select({ from: listings.name, includes: vendorReplies.includes, message: vendorReplies.message })
    .from(vendorReplies)
    .innerJoin(listings, eq(listings.id, vendorReplies.listingId))
    .where(and(eq(vendorReplies.enquiryId, enquiryId), isNotNull(vendorReplies.heldAt)))
    .orderBy(asc(listings.id));
  return [
    ...messages.map(({ text }) => ({ from: "the couple", text })),
    ...answered.map(({ from, includes, message }) => ({
      from,
      text: [includes, message].filter((text) => text !== "").join("\n"),
    })),
  ];
}
