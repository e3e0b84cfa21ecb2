import { and, eq, isNull, sql } from "drizzle-orm";

import { contactsOf } from "#app/enquiries/listing-contacts.server.ts";
import { announceCatalogueChange } from "#database/catalogue-changes.ts";
import type { Transaction } from "#database/database.ts";
import { isListed } from "#database/is-listed.ts";
import { answers, listingContacts, listings, reviews, type enquiries } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { canonicalEmail } from "#app/personal-data/canonical-email.ts";
import { hashAddress } from "#app/erasure/subject-hash.server.ts";
import type { ReviewDraft } from "./read-review-form.ts";
import { isEditable, isOver, reasonToHold } from "./review-rules.ts";

type Office = Pick<Site, "secret" | "postMails">;
type Enquiry = typeof enquiries.$inferSelect;

/** What became of a review: 'closed' when this couple cannot review this business (any more). */
export type ReviewOutcome = "review" | "review-held" | "review-closed";

/**
 * Keeps a couple's review of a business that answered its enquiry, or the change of one. It is
 * published at once unless it has to wait for the desk; the business is told once.
 * @param transaction has locked the enquiry
 */
export async function writeReview(
  transaction: Transaction,
  office: Office,
  enquiry: Enquiry,
  { vendor: listingId, stars, review: quote, author, month }: ReviewDraft,
): Promise<ReviewOutcome> {
  const now = new Date();
  if (!isOver(enquiry, now) || !(await isReviewable(transaction, enquiry, listingId))) return "review-closed";
  const where = and(eq(reviews.enquiryId, enquiry.id), eq(reviews.listingId, listingId));
  const [before] = await transaction.select().from(reviews).where(where).for("update");
  if (before !== undefined && !isEditable(before, now)) return "review-closed";
  const heldReason = reasonToHold([quote, author]);
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
      addressHash: hashAddress(office.secret, enquiry.email),
    })
    .onConflictDoUpdate({ target: [reviews.enquiryId, reviews.listingId], set: said })
    .returning({ id: reviews.id });
  if (row !== undefined && heldReason === null) await publishReview(transaction, office, row.id);
  // One that is held now may have been read before.
  if (heldReason !== null) await announceCatalogueChange(transaction);
  return heldReason === null ? "review" : "review-held";
}

/** Shows a review that is not held (any more) on every node; the first time the business is told. */
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
  const contacts = await contactsOf(transaction, [first.listingId]);
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
 * Takes back what a couple wrote. Of a review that our desk removed only the fact stays, for the page
 * counts it.
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

/** A real business that is listed, answered this enquiry, and did not send it itself. */
async function isReviewable(
  transaction: Transaction,
  { id, email }: Enquiry,
  listingId: number,
): Promise<boolean> {
  const [found] = await transaction
    .select({ contact: listingContacts.email })
    .from(answers)
    .innerJoin(listings, eq(listings.id, answers.listingId))
    .leftJoin(listingContacts, eq(listingContacts.listingId, listings.id))
    .where(and(eq(answers.enquiryId, id), eq(answers.listingId, listingId), isListed(false)));
  if (found === undefined) return false;
  return found.contact === null || canonicalEmail(found.contact) !== canonicalEmail(email);
}
