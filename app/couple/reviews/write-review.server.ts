import { and, eq, isNull, sql } from "drizzle-orm";

import { readListingContacts } from "#app/couple/enquiries/listing-contacts.server.ts";
import { hashEmail } from "#app/messaging/personal-data/subject-hash.server.ts";
import { canonicalEmail } from "#mail/canonical-email.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { listingContacts, listings, reviews, type enquiries } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readBooking } from "./bookings.server.ts";
import { askedInTime } from "#app/catalogue/paid-amounts/asked-in-time.ts";
import { isOwnBusiness } from "#app/catalogue/paid-amounts/is-own-business.ts";
import type { ReviewDraft } from "./review-form-schemas.ts";
import { reviewModerationReason } from "./review-moderation.server.ts";
import { isBooked, isEditable, isWeddingOver, textHoldReason } from "./review-rules.ts";

type Office = Pick<Site, "secret" | "postMails">;
type Enquiry = typeof enquiries.$inferSelect;

/**
 * The result of a review: 'held' because of its content, 'waits' because a person reads it whatever its
 * content, 'closed' when this couple cannot review this business (any more).
 */
export type ReviewOutcome = "review" | "review-held" | "review-waits" | "review-closed";

/**
 * Saves a couple's review of a business that both confirm as booked, or a change of it. It is published at
 * once unless it is held for the desk; the business is told once.
 * @param transaction has locked the enquiry
 */
export async function writeReview(
  transaction: Transaction,
  office: Office,
  enquiry: Enquiry,
  { vendor: listingId, stars, review: quote, author, month }: ReviewDraft,
): Promise<ReviewOutcome> {
  const now = new Date();
  // Before the wedding no listing is locked: whoever has one locked may be about to mail this couple.
  if (!isWeddingOver(enquiry, now)) return "review-closed";
  const business = await lockBusiness(transaction, listingId);
  if (business === null) return "review-closed";
  const where = and(eq(reviews.enquiryId, enquiry.id), eq(reviews.listingId, listingId));
  const [before] = await transaction.select().from(reviews).where(where).for("update");
  const coupleHash = hashEmail(office.secret, canonicalEmail(enquiry.email));
  if (
    before === undefined
      ? !(await mayReview(transaction, enquiry, business, coupleHash))
      : !isEditable(before, now)
  )
    return "review-closed";
  const textReason = textHoldReason([quote, author]);
  // A review that a person has released once is not held again because of its author.
  const isKnown = before !== undefined && before.publishedAt !== null;
  const heldReason =
    textReason ??
    (isKnown ? null : await reviewModerationReason(transaction, business, enquiry.email, before?.id ?? null));
  const said = {
    stars,
    quote,
    author,
    eventMonth: month ? (enquiry.eventDate?.slice(0, 7) ?? null) : null,
    heldAt: heldReason === null ? null : now,
    heldReason,
    updatedAt: now,
  };
  const [row] = await transaction
    .insert(reviews)
    .values({
      ...said,
      listingId,
      enquiryId: enquiry.id,
      addressHash: hashEmail(office.secret, enquiry.email),
      coupleHash,
    })
    .onConflictDoUpdate({ target: [reviews.enquiryId, reviews.listingId], set: said })
    .returning({ id: reviews.id });
  if (row !== undefined && heldReason === null) await publishReview(transaction, office, row.id);
  if (heldReason === null) return "review";
  // A review that is held now may have been public before.
  await announceCatalogueChange(transaction);
  return textReason === null ? "review-waits" : "review-held";
}

/** Publishes a review that is not held (any more) on every node; the first time the business is told. */
export async function publishReview(
  transaction: Transaction,
  { postMails }: Pick<Office, "postMails">,
  id: number,
): Promise<void> {
  await announceCatalogueChange(transaction);
  const [first] = await transaction
    .update(reviews)
    .set({ publishedAt: sql`now()` })
    .where(and(eq(reviews.id, id), isNull(reviews.publishedAt)))
    .returning({ listingId: reviews.listingId });
  if (first === undefined) return;
  const contacts = await readListingContacts(transaction, [first.listingId]);
  await postMails(
    transaction,
    [...contacts].map(([listingId, recipient]) => ({
      kind: "review-to-vendor" as const,
      recipient,
      listingId,
      reviewId: id,
    })),
  );
}

/**
 * Withdraws a couple's review. Of a review that our desk removed only the fact stays, because the page counts
 * it.
 */
export async function deleteReview(
  transaction: Transaction,
  enquiryId: number,
  listingId: number,
): Promise<void> {
  const where = and(eq(reviews.enquiryId, enquiryId), eq(reviews.listingId, listingId));
  const [row] = await transaction.select().from(reviews).where(where).for("update");
  if (row === undefined) return;
  if (row.removedAt === null) await transaction.delete(reviews).where(where);
  else await transaction.update(reviews).set({ author: "", quote: "", answer: null }).where(where);
  await announceCatalogueChange(transaction);
}

type Business = { id: number; website: string | null; email: string | null; contact: string | null };

/**
 * A listed real business; null for any other. Locked until this review is saved, so that concurrent reviews
 * are all counted.
 */
async function lockBusiness(transaction: Transaction, listingId: number): Promise<Business | null> {
  const [business] = await transaction
    .select({ id: listings.id, website: listings.website, email: listings.email })
    .from(listings)
    .where(and(eq(listings.id, listingId), isListed(false)))
    .for("no key update");
  if (business === undefined) return null;
  const [contact] = await transaction
    .select({ email: listingContacts.email })
    .from(listingContacts)
    .where(eq(listingContacts.listingId, listingId));
  return { ...business, contact: contact?.email ?? null };
}

/** Asked in time, booked as both confirm, not the business itself, and no other review of this couple. */
async function mayReview(
  transaction: Transaction,
  enquiry: Enquiry,
  { id: listingId, email, contact }: Business,
  coupleHash: string,
): Promise<boolean> {
  if (!askedInTime(enquiry)) return false;
  if (isOwnBusiness(enquiry.email, [email, contact])) return false;
  if (!isBooked(await readBooking(transaction, { enquiryId: enquiry.id, listingId }))) return false;
  const others = and(eq(reviews.listingId, listingId), eq(reviews.coupleHash, coupleHash));
  return (await transaction.$count(reviews, others)) === 0;
}
