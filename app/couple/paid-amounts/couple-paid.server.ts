import { eq } from "drizzle-orm";
import { z } from "zod";

import { categoryIds } from "#content/catalogue/categories.ts";
import type { EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { Database } from "#database/database.ts";
import { paidAmounts } from "#database/schema/index.ts";

import { paidChoices } from "./paid-choices.ts";
import { readUnprovenReasons } from "./proven-bookings.server.ts";

/** A business of which the couple can say, or has said, what it paid. */
export type CouplePaid = Awaited<ReturnType<typeof readCouplePaid>>[number];

/** The businesses that a couple has proven to have booked, each with what it says that it paid. */
export async function readCouplePaid(database: Database, enquiry: EnquiryDetails) {
  const unprovenReason = await readUnprovenReasons(database, enquiry);
  const said = await database.select().from(paidAmounts).where(eq(paidAmounts.enquiryId, enquiry.id));
  return enquiry.recipients.flatMap(({ id, name, category: named }) => {
    const row = said.find(({ listingId }) => listingId === id);
    const unproven = unprovenReason(id);
    if (unproven !== null && row === undefined) return [];
    const category = z.enum(categoryIds).parse(named);
    return [
      {
        id,
        name,
        category,
        /** Why it doesn't count and can't be changed; null where it can. */
        unproven,
        choices: paidChoices(category),
        said: row === undefined ? null : { amount: row.amount, guests: row.guests, includes: row.includes },
      },
    ];
  });
}
