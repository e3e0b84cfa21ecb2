import { z } from "zod";

import { describeAbsence, describeReply } from "#app/couple/enquiries/describe-reply.ts";
import {
  deliveryProgress,
  describeClosedDelivery,
  describeDelivery,
} from "#app/couple/enquiries/delivery.ts";
import { isUnsent } from "#app/couple/enquiries/enquiry-state.ts";
import { moveAskedEvents } from "#app/couple/enquiries/move-asked-events.ts";
import { enquiryRows, enquiryWords } from "#app/couple/enquiries/enquiry-texts.ts";
import {
  readEnquiry,
  pendingOutreach,
  type EnquiryRecipient,
} from "#app/couple/enquiries/read-enquiry.server.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { readCoupleBookings } from "#app/couple/reviews/couple-bookings.server.ts";
import { readCouplePaid } from "#app/couple/paid-amounts/couple-paid.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import { readCoupleReviews } from "#app/couple/reviews/couple-reviews.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { answeredQuestions } from "#app/couple/fact-questions/answered-questions.ts";

import { describeAdvice } from "./describe-advice.ts";
import { orderRecipients } from "./order-recipients.ts";
import { recipientForPlan } from "./recipient-for-plan.ts";

/** What the couple's page shows. */
export type EnquiryView = NonNullable<Awaited<ReturnType<typeof loadEnquiryByKey>>>["view"];

/** Opens an enquiry by the couple's key; null when the key opens nothing. */
export async function loadEnquiryByKey(site: Pick<Site, "database" | "secret">, key: string) {
  const { database } = site;
  const subject = await resolveKey(database, "enquiry", key);
  const enquiry = subject === null ? null : await readEnquiry(database, Number(subject));
  if (enquiry === null) return null;
  const { id, email, reference, eventDate, guestCount, guestNumber } = enquiry;
  const waitsFor = pendingOutreach(enquiry);
  const isWithdrawn = enquiry.withdrawnAt !== null;
  const isPast = isDayOver(eventDate, new Date());
  const isOver = isWithdrawn || isPast;
  const bookings = await readCoupleBookings(database, enquiry);
  const decisions = enquiry.recipients
    .filter(({ fictional, isReachable }) => !fictional || isReachable)
    .map((recipient) => showDecision(recipient, bookings));
  return {
    id,
    email,
    view: {
      reference,
      /** Whom it goes to once the couple presses the button; null when it does not wait for that. */
      waitsFor,
      /** Whether it never went out: it waits for the button, or was withdrawn before. */
      isUnsent: isUnsent(enquiry),
      eventDate,
      guestCount,
      guestNumber,
      isWithdrawn,
      /** Whether the wedding day is over: there is nobody left to decline. */
      isPast,
      /** In place of answers where no real vendor was chosen. */
      advice: describeAdvice({
        isOver,
        isAnswered: enquiry.teamAnsweredAt !== null,
        samples: enquiry.recipients.length,
      }),
      received: formatDateTime(enquiry.receivedAt),
      facts: enquiryRows(enquiry),
      words: enquiryWords(enquiry),
      /** Whether its message lists events on their days, which move with the date. */
      hasDatedEvents:
        eventDate !== null &&
        moveAskedEvents(enquiry.additionalInfo, eventDate, addDays(eventDate, 1)) !== null,
      recipients: orderRecipients(
        enquiry.recipients.map((recipient) => ({
          category: recipient.category,
          isAsked: isAsked(recipient),
          reply: recipient.answer,
          shown: showRecipient(recipient, { waits: waitsFor !== null, isOver }),
        })),
      ).map(({ shown }) => shown),
      /** What the couple asked the venues, and what each has said. */
      questions: answeredQuestions(enquiry.recipients, isOver),
      bookings,
      /** The vendors as the couple's plan takes them. */
      forPlan: enquiry.recipients.map((recipient) =>
        recipientForPlan(
          recipient,
          bookings.some(({ id: booked, coupleSaid }) => coupleSaid && booked === recipient.id),
          isOver,
        ),
      ),
      reviews: await readCoupleReviews(site, enquiry),
      paid: await readCouplePaid(database, enquiry),
      messages: enquiry.messages.map(({ createdAt, heldAt, listingId, ...message }) => ({
        ...message,
        at: formatDateTime(createdAt),
        isHeld: heldAt !== null,
        to: enquiry.recipients.find((recipient) => recipient.id === listingId)?.name ?? null,
      })),
      decisions,
      /** Whom a message goes to: nobody else has to hear of an enquiry that is withdrawn. */
      openWith: decisions
        .filter((each) => each.declined === null && !(isWithdrawn && each.hearsBy === null))
        .map(({ id: openId, name }) => ({ id: openId, name })),
    },
  };
}

/** Whether the couple still talks with a business; one that it booked cannot be declined. */
function showDecision(recipient: EnquiryRecipient, bookings: readonly { id: number; coupleSaid: boolean }[]) {
  const { id, name, declinedAt, declineNote } = recipient;
  return {
    id,
    name,
    hearsBy: hearsBy(recipient),
    declined: declinedAt === null ? null : { at: formatDateTime(declinedAt), note: declineNote },
    isBooked: bookings.some(({ id: booked, coupleSaid }) => coupleSaid && booked === id),
  };
}

/** How a business hears that it is declined; null where it does not even know of the enquiry. */
function hearsBy({
  mailedAt,
  passedOnAt,
  answer,
  isReachable,
  isUnsubscribed,
}: EnquiryRecipient): "mail" | "page" | null {
  if (mailedAt !== null || answer !== null) return isReachable ? "mail" : "page";
  return passedOnAt !== null || isUnsubscribed ? "page" : null;
}

const isAsked = ({ isListed, mailedAt }: EnquiryRecipient) => isListed && mailedAt !== null;

type Sending = {
  /** Whether it waits for its sender to press the button in our mail. */
  waits: boolean;
  /** Whether it was withdrawn, or its day has passed. */
  isOver: boolean;
};

function showRecipient(recipient: EnquiryRecipient, { waits, isOver }: Sending) {
  const { id, slug, name, category, answer, isListed, isPaused, isSample } = recipient;
  const categoryId = z.enum(categoryIds).parse(category);
  const describe = isOver || recipient.declinedAt !== null ? describeClosedDelivery : describeDelivery;
  return {
    id,
    name,
    isDeclined: recipient.declinedAt !== null,
    category: categoryName(categoryId),
    /** Null where its page is not public any more. */
    path: isListed ? listingPath({ id, slug, category: categoryId }) : null,
    delivery: isListed
      ? describe(deliveryProgress(recipient, waits), category === "venues")
      : describeAbsence(isPaused),
    isAsked: isAsked(recipient),
    isSample,
    answer:
      answer === null
        ? null
        : {
            ...describeReply(answer, { isOver }),
            // Texts that the desk has not released are visible to nobody; availability and price are not
            // texts.
            isHeld: answer.heldAt !== null,
            includes: answer.heldAt === null ? answer.includes : "",
            message: answer.heldAt === null ? answer.message : "",
            at: formatDateTime(answer.updatedAt),
          },
  };
}
