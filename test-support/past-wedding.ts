import { eq, sql } from "drizzle-orm";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { saveVendorReply } from "#app/business/replies/save-reply.server.ts";
import type { Database } from "#database/database.ts";
import { bookings, enquiries, listingContacts, vendorReplies } from "#database/schema/index.ts";

import { seedEnquiry, saveMails } from "./save-enquiry.ts";
import { sampleEnquiry } from "./sample-enquiry.ts";

/** Fairmont Palliser: a real business. */
export const palliser = 76;

/** The day in Alberta a number of days ago. */
export const daysAgo = (days: number) => albertaDate(new Date(Date.now() - days * 24 * 60 * 60 * 1000));

type PastWedding = {
  /** How many days ago the wedding was. */
  days?: number;
  /** How many days before it the enquiry was sent. */
  ahead?: number;
  email?: string;
  /** The real business that was booked; the Palliser otherwise. */
  business?: number;
  name?: string;
  availability?: "yes" | "maybe" | "no";
  /** Which sides confirm that the Palliser was booked. */
  booked?: readonly ("couple" | "business")[];
};

/**
 * An enquiry whose wedding was some days ago, answered by the Palliser or another business, which has a
 * confirmed email, and booked there.
 * @returns its id
 */
export async function savePastWedding(
  database: Database,
  {
    days = 10,
    ahead = 120,
    email = "simran@gillwedding.ca",
    business = palliser,
    name = "Simran & Arjun",
    availability = "yes",
    booked = ["couple", "business"],
  }: PastWedding = {},
): Promise<number> {
  await database
    .insert(listingContacts)
    .values({
      listingId: business,
      email: business === palliser ? "events@palliser-hotel.ca" : `office@business-${business}.example`,
    })
    .onConflictDoNothing();
  const enquiry = sampleEnquiry({ name, email, vendors: [business, 3] });
  const { reference } = await seedEnquiry(database, enquiry, null);
  const [row] = await database
    .update(enquiries)
    .set({ receivedAt: sql`now() - make_interval(days => ${days + ahead})` })
    .where(eq(enquiries.reference, reference))
    .returning({ id: enquiries.id });
  const id = row?.id ?? 0;
  const answer = {
    availability,
    unit: "total" as const,
    priceFrom: null,
    priceTo: null,
    includes: "",
    message: "",
  };
  for (const listingId of [business, 3])
    await saveVendorReply({ database, postMails: saveMails }, id, listingId, answer);
  // Answered while the day was still to come.
  const eventDate = daysAgo(days);
  await database.update(enquiries).set({ eventDate }).where(eq(enquiries.id, id));
  await database.update(vendorReplies).set({ forDate: eventDate }).where(eq(vendorReplies.enquiryId, id));
  await database.insert(bookings).values({
    enquiryId: id,
    listingId: business,
    coupleSaidAt: booked.includes("couple") ? new Date() : null,
    businessSaidAt: booked.includes("business") ? new Date() : null,
  });
  return id;
}

/**
 * A number of reviews of the Palliser that our desk released, some weeks ago: the next one is not one of the
 * first.
 */
export async function saveApprovedReviews(database: Database, number = 3): Promise<void> {
  await database.execute(sql`
    insert into reviews (listing_id, author, quote, stars, created_at, published_at)
    select ${palliser}, 'Earlier ' || n, 'All was as it should be, says couple ' || n || '.', 4,
      now() - interval '30 days', now() - interval '29 days'
    from generate_series(1, ${number}::int) as n`);
}
