import { z } from "zod";

import { describeAnswer } from "#app/answers/describe-answer.ts";
import { deliveryOf, describeDelivery } from "#app/couple/enquiries/delivery.ts";
import { enquiryFacts } from "#app/enquiries/letters/enquiry-facts.ts";
import { readEnquiry, waitsToGoTo, type EnquiryRecipient } from "#app/couple/enquiries/read-enquiry.server.ts";
import { describeMoment } from "#app/calendar/format-date-time.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { bookingsOfCouple } from "#app/couple/reviews/couple-bookings.server.ts";
import { reviewsOfCouple } from "#app/couple/reviews/couple-reviews.server.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import type { Site } from "#server/site.ts";

/** What the couple's page shows. */
export type EnquiryView = NonNullable<Awaited<ReturnType<typeof openEnquiry>>>["view"];

/** Opens an enquiry by the couple's key; null when the key opens nothing. */
export async function openEnquiry(site: Pick<Site, "database" | "secret">, key: string) {
  const { database } = site;
  const subject = await openKey(database, "enquiry", key);
  const enquiry = subject === null ? null : await readEnquiry(database, Number(subject));
  if (enquiry === null) return null;
  const { id, email, reference, eventDate, guestCount, questions, additionalInfo } = enquiry;
  const waitsFor = waitsToGoTo(enquiry);
  return {
    id,
    email,
    view: {
      reference,
      /** How many businesses get it once the couple presses the button; null when it does not wait for that. */
      waitsFor,
      eventDate,
      guestCount,
      isWithdrawn: enquiry.withdrawnAt !== null,
      received: describeMoment(enquiry.receivedAt),
      facts: enquiryFacts(enquiry),
      questions,
      additionalInfo,
      recipients: enquiry.recipients
        .map((recipient) => showRecipient(recipient, waitsFor !== null))
        .toSorted((a, b) => stage(a) - stage(b)),
      bookings: await bookingsOfCouple(database, enquiry),
      reviews: await reviewsOfCouple(site, enquiry),
      messages: enquiry.messages.map(({ createdAt, heldAt, ...message }) => ({
        ...message,
        at: describeMoment(createdAt),
        isHeld: heldAt !== null,
      })),
    },
  };
}

/** Answers stand first, then who was asked and may still answer, then the others. */
function stage({ answer, isAsked }: { answer: object | null; isAsked: boolean }): number {
  if (answer !== null) return 0;
  return isAsked ? 1 : 2;
}

function showRecipient(recipient: EnquiryRecipient, isUnsent: boolean) {
  const { id, slug, name, category, mailedAt, answer } = recipient;
  return {
    id,
    name,
    path: listingPath({ id, slug, category: z.enum(categoryIds).parse(category) }),
    delivery: describeDelivery(deliveryOf(recipient, isUnsent), category === "venues"),
    isAsked: mailedAt !== null,
    answer:
      answer === null
        ? null
        : {
            ...describeAnswer(answer),
            // Texts that the desk has not released are nobody's yet; availability and price are no texts.
            isHeld: answer.heldAt !== null,
            includes: answer.heldAt === null ? answer.includes : "",
            message: answer.heldAt === null ? answer.message : "",
            at: describeMoment(answer.updatedAt),
          },
  };
}
