import { describeReply } from "#app/couple/enquiries/describe-reply.ts";
import type { EnquiryRecipient } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { EnquiryVendor } from "#app/catalogue/plan-outbox/outbox-message.ts";

type Recipient = Pick<EnquiryRecipient, "id" | "name" | "category" | "mailedAt"> & {
  answer: Pick<
    NonNullable<EnquiryRecipient["answer"]>,
    "availability" | "priceFrom" | "priceTo" | "includes" | "heldAt" | "standing"
  > | null;
};

/**
 * What a recipient's answer says, for the shortlist of a plan. Of a range the higher price counts as its
 * quote; a text that the desk has not released is left out.
 * @param isBooked whether the couple says so
 */
export function recipientForPlan(
  { id, name, category, mailedAt, answer }: Recipient,
  isBooked: boolean,
): EnquiryVendor {
  const quoteCents = answer === null ? null : (answer.priceTo ?? answer.priceFrom);
  // A price for another date, or for one that is taken, is no quote for this one.
  const isQuote = quoteCents !== null && answer?.standing.kind === "current";
  return {
    id,
    name,
    category,
    status: isBooked ? "booked" : statusOf(isQuote, mailedAt !== null || answer !== null),
    quoteCents,
    quoteNote: answer === null ? "" : noteOf(answer),
  };
}

function statusOf(isQuote: boolean, isAsked: boolean): EnquiryVendor["status"] {
  if (isQuote) return "quoted";
  return isAsked ? "contacted" : "considering";
}

function noteOf(answer: NonNullable<Recipient["answer"]>): string {
  const { availability, price } = describeReply(answer);
  const isRange = answer.priceFrom !== null && answer.priceTo !== null && answer.priceFrom !== answer.priceTo;
  return [availability, isRange ? (price ?? "") : "", answer.heldAt === null ? answer.includes : ""]
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, 2000);
}
