import { sql } from "drizzle-orm";

import { albertaDate } from "#app/alberta-time/alberta-time.ts";
import { saveAnswer } from "#app/answers/save-answer.server.ts";
import type { Database } from "#database/database.ts";
import { enquiries, listingContacts } from "#database/schema/index.ts";

import { keepEnquiry, keepMails } from "./keep-enquiry.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";

/** Fairmont Palliser: a real business. */
export const palliser = 76;

/** The day in Alberta so many days ago. */
export const daysAgo = (days: number) => albertaDate(new Date(Date.now() - days * 24 * 60 * 60 * 1000));

const answer = { availability: "yes" as const, priceFrom: null, priceTo: null, includes: "", message: "" };

/**
 * An enquiry whose wedding was some days ago, answered by the Palliser, which has a confirmed address.
 * @returns its number
 */
export async function keepPastWedding(
  database: Database,
  { days = 10, email = "simran@gillwedding.ca", name = "Simran & Arjun" } = {},
): Promise<number> {
  await database
    .insert(listingContacts)
    .values({ listingId: palliser, email: "events@palliser-hotel.ca" })
    .onConflictDoNothing();
  const enquiry = sampleEnquiry({ name, email, eventDate: daysAgo(days), vendors: [palliser, 3] });
  const { reference } = await keepEnquiry(database, enquiry, null);
  const [row] = await database
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(sql`${enquiries.reference} = ${reference}`);
  const id = row?.id ?? 0;
  for (const listingId of [palliser, 3])
    await saveAnswer({ database, postMails: keepMails }, id, listingId, answer);
  return id;
}
