import { eq } from "drizzle-orm";
import { z } from "zod";

import { categoryIds } from "#content/catalogue/categories.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { couplePageUrl } from "#app/couple/enquiries/couple-page-url.server.ts";
import { readEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { listings, reviews } from "#database/schema/index.ts";

import { businessesToReview } from "./businesses-to-review.server.ts";
import { removalWords } from "./removed-reviews.ts";
import { reviewInvitationMail, reviewRemovedMail, reviewToVendorMail } from "./review-mails.ts";

/** Writes the mail that tells a business of a review; null when it is not there any more, or held again. */
export async function writeReviewMail(
  site: MailDependencies,
  { reviewId }: MailOf<"review-to-vendor">,
): Promise<WrittenMail | null> {
  const [found] = await site.database
    .select({ review: reviews, name: listings.name, slug: listings.slug, category: listings.category })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.id, reviewId));
  if (found === undefined || found.review.heldAt !== null || found.review.removedAt !== null) return null;
  const { review, name, slug } = found;
  const id = review.listingId;
  const path = listingPath({ id, slug, category: z.enum(categoryIds).parse(found.category) });
  return {
    content: reviewToVendorMail(
      { business: name, author: review.author, stars: review.stars, text: review.quote },
      `${site.settings.siteUrl}${path}`,
      await privatePageUrl(site, "listing", String(id)),
    ),
    replyTo: null,
    unsubscribeUrl: await privatePageUrl(site, "mute", String(id)),
  };
}

/** Writes the invitation to review; null when there is no business left to review. */
export async function writeReviewInvitationMail(
  site: MailDependencies,
  { enquiryId }: MailOf<"review-invitation">,
): Promise<WrittenMail | null> {
  const enquiry = await readEnquiry(site.database, enquiryId);
  if (enquiry === null) return null;
  const names = await businessesToReview(site, enquiry);
  if (names.length === 0) return null;
  return {
    content: reviewInvitationMail(enquiry, names, await couplePageUrl(site, enquiry)),
    replyTo: null,
    unsubscribeUrl: null,
  };
}

/** Writes why a review is not on its page; null when it is by now, or its enquiry was deleted. */
export async function writeReviewRemovedMail(
  site: MailDependencies,
  { reviewId, enquiryId }: MailOf<"review-removed">,
): Promise<WrittenMail | null> {
  const enquiry = await readEnquiry(site.database, enquiryId);
  const [found] = await site.database
    .select({ review: reviews, name: listings.name })
    .from(reviews)
    .innerJoin(listings, eq(listings.id, reviews.listingId))
    .where(eq(reviews.id, reviewId));
  if (enquiry === null || found === undefined || found.review.removedAt === null) return null;
  const { review, name } = found;
  return {
    content: reviewRemovedMail(
      {
        business: name,
        reason: removalWords(review.removedReason ?? ""),
        wasPublished: review.publishedAt !== null,
      },
      await couplePageUrl(site, enquiry),
    ),
    replyTo: site.settings.contactEmail,
    unsubscribeUrl: null,
  };
}
