import { formatDate } from "#app/calendar/format-date.ts";
import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { askedInTime } from "#app/catalogue/paid-amounts/asked-in-time.ts";
import { enquiryRows, enquiryWords } from "#app/couple/enquiries/enquiry-texts.ts";
import {
  readEnquiry,
  type EnquiryReply,
  type EnquiryDetails,
} from "#app/couple/enquiries/read-enquiry.server.ts";
import { readOwnFacts, readProvince, type OwnFact } from "#app/business/fact-reports/own-facts.server.ts";
import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import { readEnquiryBookings } from "#app/couple/reviews/couple-bookings.server.ts";
import { isDayOver } from "#app/couple/reviews/review-rules.ts";
import type { Database } from "#database/database.ts";

import { describeFormer } from "#app/couple/enquiries/describe-reply.ts";
import { formatGuestsAnswered, guestsAnswered } from "#app/couple/enquiries/stated-guests.ts";
import { askedFacts } from "./fact-answers/asked-facts.ts";
import type { VendorReplyValues } from "./reply-fields.ts";
import { sentAnswer } from "./sent-answer.ts";

/** What a vendor's page shows. */
export type VendorReplyView = NonNullable<Awaited<ReturnType<typeof loadReplyByKey>>>["view"];

/** Opens an enquiry by a vendor's key: what the couple asked, without the other recipients. */
export async function loadReplyByKey(database: Database, key: string) {
  const subject = await resolveKey(database, "answer", key);
  if (subject === null) return null;
  const [enquiryId = 0, listingId = 0] = subject.split(":").map(Number);
  const enquiry = await readEnquiry(database, enquiryId);
  const vendor = enquiry?.recipients.find(({ id }) => id === listingId);
  if (!enquiry || vendor === undefined) return null;
  const isPast = isDayOver(enquiry.eventDate, new Date());
  const owner = { category: vendor.category, province: await readProvince(database, listingId) };
  return {
    enquiryId,
    listingId,
    view: {
      vendor: vendor.name,
      couple: enquiry.name,
      email: enquiry.email,
      received: formatDateTime(enquiry.receivedAt),
      isWithdrawn: enquiry.withdrawnAt !== null,
      /** The wedding day once it is over: there is nothing to answer then; null before. */
      pastDay: isPast && enquiry.eventDate !== null ? formatDate(enquiry.eventDate) : null,
      /** The couple's thanks where it goes on without the business; null where it does not. */
      declined: vendor.declinedAt === null ? null : { note: vendor.declineNote },
      // Another place's questions are none of its business.
      facts: enquiryRows({ ...enquiry, asks: [] }),
      /** What the couple would like to know and nobody knows; the form of its answers. */
      asked: askedFacts(vendor.questions, owner),
      words: enquiryWords(enquiry),
      messages: enquiry.messages
        .filter(({ heldAt }) => heldAt === null)
        .filter((message) => concerns(message, vendor))
        .map(({ id, text, createdAt, listingId: only }) => ({
          id,
          text,
          at: formatDateTime(createdAt),
          isHeld: false,
          to: only === null ? null : "you",
        })),
      /** Its prices for a guest count in what couples were quoted. */
      isCaterer: vendor.category === "caterers",
      answer: vendor.answer === null ? null : typedAgain(vendor.answer),
      /** The same to read, with its answers to questions. */
      sent: sentAnswer(vendor.answer, vendor.questions, owner),
      /** The couple's date, which an answer is about. */
      eventDate: enquiry.eventDate,
      /** The couple's guests, which it is about too. */
      guests: guestsAnswered(enquiry),
      /** What has changed since the answer; null where it is about the couple's date and guests. */
      moved: isPast ? null : describeMove(vendor.answer, enquiry.eventDate),
      /** That its calendar has the couple's date as taken, and what follows; null where it has not. */
      calendar: isPast ? null : describeTaken(vendor.isDateTaken ? enquiry.eventDate : null, enquiry.name),
      booking: await showBooking(database, enquiry, listingId),
      /** The desk reads the texts of the answer before the couple does. */
      isHeld: vendor.answer !== null && vendor.answer.heldAt !== null,
      /** The facts that it can report to every couple; null for a business of which no facts are saved. */
      told: askedFirst(await readOwnFacts(database, vendor), enquiry.questions),
    },
  };
}

/** Whether a message is for this business: for all or for it alone, and not from after it was declined. */
const concerns = (
  { listingId, createdAt }: { listingId: number | null; createdAt: Date },
  { id, declinedAt }: { id: number; declinedAt: Date | null },
) => (listingId === null || listingId === id) && (declinedAt === null || createdAt <= declinedAt);

/** Which side confirms that the couple booked the business; null where neither can. */
async function showBooking(database: Database, enquiry: EnquiryDetails, listingId: number) {
  const { withdrawnAt, recipients, eventDate } = enquiry;
  const vendor = recipients.find(({ id }) => id === listingId);
  const isAvailable = vendor?.answer?.availability === "yes" && !vendor.fictional;
  if (!isAvailable || vendor.declinedAt !== null || withdrawnAt !== null || !askedInTime(enquiry))
    return null;
  const booking = (await readEnquiryBookings(database, enquiry.id)).find(
    (row) => row.listingId === listingId,
  );
  return {
    coupleSaid: (booking?.coupleSaidAt ?? null) !== null,
    businessSaid: (booking?.businessSaidAt ?? null) !== null,
    canBeTakenBack: !isDayOver(eventDate, new Date()),
  };
}

/** What this couple asked, in the order of the venue page's buttons, and then all other facts. */
function askedFirst(facts: readonly OwnFact[] | null, questions: readonly string[]) {
  if (facts === null) return null;
  const isAsked = ({ question }: OwnFact) => questions.includes(question);
  return { asked: facts.filter(isAsked), others: facts.filter((fact) => !isAsked(fact)) };
}

/** An answer as values of its form. */
function typedAgain({
  availability,
  standing,
  unit,
  priceFrom,
  priceTo,
  includes,
  message,
}: EnquiryReply): VendorReplyValues {
  return {
    // Of another date or other guests it says nothing: it has to be chosen again.
    ...(standing.kind === "earlier" ? {} : { availability }),
    unit: priceFrom === null ? "" : unit,
    priceFrom: dollars(priceFrom),
    priceTo: priceTo === priceFrom ? "" : dollars(priceTo),
    includes,
    message,
  };
}

function describeMove(answer: EnquiryReply | null, eventDate: string | null): string | null {
  if (answer?.standing.kind !== "earlier") return null;
  const { standing, guests } = answer;
  const now = [
    standing.date && (eventDate === null ? "their date is open" : `their date is ${formatDate(eventDate)}`),
    standing.guests &&
      (guests === null ? "their guests are open" : `they expect ${formatGuestsAnswered(guests)}`),
  ].filter((part) => part !== null);
  const was = describeFormer(standing);
  const text = `${now.join(" and ")} now. You answered ${was === null ? "before that changed" : `for ${was}`}: please answer again.`;
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** @param day the couple's date where the business's calendar has it as taken */
const describeTaken = (day: string | null, couple: string): string | null =>
  day === null
    ? null
    : `Your calendar has ${formatDate(day)} as taken, and ${couple} reads that with your answer. If you’re free, take that day out of your calendar on your listing’s private page.`;

const dollars = (cents: number | null) =>
  cents === null ? "" : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
