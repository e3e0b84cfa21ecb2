import { describeMoment } from "#app/calendar/format-date-time.ts";
import { enquiryFacts } from "#app/enquiries/letters/enquiry-facts.ts";
import { readEnquiry, type EnquiryAnswer, type WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { readOwnFacts, type OwnFact } from "#app/business/fact-reports/own-facts.server.ts";
import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import { readBookings } from "#app/couple/reviews/couple-bookings.server.ts";
import { askedInTime, isDayOver } from "#app/couple/reviews/review-rules.ts";
import type { Database } from "#database/database.ts";

import type { AnswerValues } from "#app/answers/answer-options.ts";

/** What a vendor's page shows. */
export type AnswerView = NonNullable<Awaited<ReturnType<typeof openAnswer>>>["view"];

/** Opens an enquiry by a vendor's key: what the couple asked, nothing of who else was asked. */
export async function openAnswer(database: Database, key: string) {
  const subject = await openKey(database, "answer", key);
  if (subject === null) return null;
  const [enquiryId = 0, listingId = 0] = subject.split(":").map(Number);
  const enquiry = await readEnquiry(database, enquiryId);
  const vendor = enquiry?.recipients.find(({ id }) => id === listingId);
  if (!enquiry || vendor === undefined) return null;
  return {
    enquiryId,
    listingId,
    view: {
      vendor: vendor.name,
      couple: enquiry.name,
      email: enquiry.email,
      received: describeMoment(enquiry.receivedAt),
      isWithdrawn: enquiry.withdrawnAt !== null,
      facts: enquiryFacts(enquiry),
      questions: enquiry.questions,
      additionalInfo: enquiry.additionalInfo,
      messages: enquiry.messages
        .filter(({ heldAt }) => heldAt === null)
        .map(({ id, text, createdAt }) => ({ id, text, at: describeMoment(createdAt), isHeld: false })),
      answer: vendor.answer === null ? null : typedAgain(vendor.answer),
      booking: await showBooking(database, enquiry, listingId),
      /** The desk reads the texts of the answer before the couple does. */
      isHeld: vendor.answer !== null && vendor.answer.heldAt !== null,
      /** What the venue can say to every couple; null for a business that is no venue. */
      told:
        vendor.category === "venues"
          ? askedFirst(await readOwnFacts(database, listingId), enquiry.questions)
          : null,
    },
  };
}

/** Who says that the couple booked the business; null where nobody can say so. */
async function showBooking(database: Database, enquiry: WholeEnquiry, listingId: number) {
  const { withdrawnAt, recipients, eventDate } = enquiry;
  const vendor = recipients.find(({ id }) => id === listingId);
  const isAvailable = vendor?.answer?.availability === "yes" && !vendor.fictional;
  if (!isAvailable || withdrawnAt !== null || !askedInTime(enquiry)) return null;
  const booking = (await readBookings(database, enquiry.id)).find((row) => row.listingId === listingId);
  return {
    coupleSaid: (booking?.coupleSaidAt ?? null) !== null,
    businessSaid: (booking?.businessSaidAt ?? null) !== null,
    canBeTakenBack: !isDayOver(eventDate, new Date()),
  };
}

/** What this couple asked, as the buttons of the venue's page ask it, and then all else. */
function askedFirst(facts: readonly OwnFact[], questions: readonly string[]) {
  const isAsked = ({ question }: OwnFact) => questions.includes(question);
  return { asked: facts.filter(isAsked), others: facts.filter((fact) => !isAsked(fact)) };
}

/** An answer as its form would have it. */
function typedAgain({ availability, priceFrom, priceTo, includes, message }: EnquiryAnswer): AnswerValues {
  return {
    availability,
    priceFrom: dollars(priceFrom),
    priceTo: priceTo === priceFrom ? "" : dollars(priceTo),
    includes,
    message,
  };
}

const dollars = (cents: number | null) =>
  cents === null ? "" : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
