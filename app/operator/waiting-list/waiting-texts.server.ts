import { and, asc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";

import { formatDate } from "#app/calendar/format-date.ts";
import { enquiryRows } from "#app/couple/enquiries/enquiry-texts.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { hasHeldTexts, readHeldTexts } from "#app/couple/enquiries/texts-held-for-moderation.server.ts";
import type { Database } from "#database/database.ts";
import type { ReviewHoldReason } from "#database/enums.ts";
import { enquiries, enquiryMessages, listings, reviews, vendorReplies } from "#database/schema/index.ts";

import { saidIn } from "./said-in-enquiry.ts";
import { maxOfAKind, type WaitingItem, type WaitingPart } from "./waiting-item.ts";
import { filled, heldForLinks } from "./waiting-submissions.server.ts";

/** Since when anything of an enquiry is held: itself, or what was written on one of its pages. */
const heldSince = sql<string>`least(
  ${enquiries.heldAt},
  (select min(${enquiryMessages.heldAt}) from ${enquiryMessages} where ${enquiryMessages.enquiryId} = ${enquiries.id}),
  (select min(${vendorReplies.heldAt}) from ${vendorReplies} where ${vendorReplies.enquiryId} = ${enquiries.id})
)`;

/** Enquiries that are held, and those of which a message or an answer is. */
export async function heldEnquiries(database: Database): Promise<WaitingPart> {
  const which = or(isNotNull(enquiries.heldAt), hasHeldTexts);
  const rows = await database
    .select({ id: enquiries.id, since: sql<string>`extract(epoch from ${heldSince}) * 1000` })
    .from(enquiries)
    .where(which)
    .orderBy(asc(heldSince))
    .limit(maxOfAKind);
  const items: WaitingItem[] = [];
  for (const { id, since } of rows) {
    const item = await heldEnquiry(database, id, new Date(Number(since)).toISOString());
    if (item !== null) items.push(item);
  }
  return { items, total: await database.$count(enquiries, which) };
}

async function heldEnquiry(database: Database, id: number, since: string): Promise<WaitingItem | null> {
  const enquiry = await readEnquiry(database, id);
  if (enquiry === null) return null;
  const isHeld = enquiry.heldAt !== null;
  const own = isHeld ? saidIn(enquiry) : [];
  return {
    kind: "enquiry",
    id: enquiry.reference,
    since,
    title: isHeld
      ? `An enquiry of ${enquiry.name} is held`
      : `A text about ${enquiry.name}’s enquiry is held`,
    why: heldForLinks,
    facts: [
      ["Email", enquiry.email],
      ...enquiryRows(enquiry),
      ...filled([["For", enquiry.recipients.map(({ name }) => name).join(", ")]]),
    ],
    texts: [...own, ...(await readHeldTexts(database, id))],
    actions: isHeld ? ["enquiry-release", "enquiry-discard"] : ["enquiry-release", "enquiry-decline"],
  };
}

const reviewReasons: Record<ReviewHoldReason, string> = {
  links: "Held because it has a link.",
  markup: "Held because it has formatting such as <b>.",
  address: "Held because it has an email address.",
  first: "It is one of the first reviews of this business: our team reads those.",
  burst: "It is the third of this business within a week.",
  house: "It comes from an address of the business’s own domain.",
  "forged-before": "Reviews of this business were forged before.",
};

/** Reviews that wait to be published. */
export async function heldReviews(database: Database): Promise<WaitingPart> {
  const which = and(isNotNull(reviews.heldAt), isNull(reviews.removedAt));
  const rows = await database
    .select({ review: reviews, listing: { name: listings.name }, enquiry: enquiries })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .leftJoin(enquiries, eq(enquiries.id, reviews.enquiryId))
    .where(which)
    .orderBy(asc(reviews.heldAt))
    .limit(maxOfAKind);
  const items = rows.map(({ review, listing, enquiry }): WaitingItem => ({
    kind: "review",
    id: String(review.id),
    since: (review.heldAt ?? review.createdAt).toISOString(),
    title: `A review of ${listing.name} waits`,
    why: review.heldReason === null ? null : reviewReasons[review.heldReason],
    facts: filled([
      ["From", review.author],
      ["Stars", String(review.stars)],
      ["Enquiry", enquiry?.reference ?? null],
      ["Email", enquiry?.email ?? null],
      ["Wedding", enquiry?.eventDate ? formatDate(enquiry.eventDate) : null],
    ]),
    texts: [{ from: review.author, text: review.quote }],
    actions: ["review-publish", "review-refuse"],
  }));
  return { items, total: await database.$count(reviews, which) };
}
