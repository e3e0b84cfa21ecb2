import { describeReply, type DescribedReply } from "#app/couple/enquiries/describe-reply.ts";
import { describePrice } from "#app/couple/enquiries/describe-quote.ts";
import { isUnitPerGuest, pricesOf } from "#app/couple/enquiries/quote.ts";
import { isPriceComparable } from "#app/couple/enquiries/reply-standing.ts";
import type { EnquiryRecipient } from "#app/couple/enquiries/read-enquiry.server.ts";
import type { EnquiryVendor } from "#app/catalogue/plan-outbox/outbox-message.ts";
import type { QuoteUnit } from "#database/enums.ts";

/** Whether a plan reckons with a price of a unit; it reckons with the higher one where it has two. */
const isSumForPlan: Readonly<Record<QuoteUnit, boolean>> = {
  total: true,
  guest: true,
  hour: false,
  from: true,
};

type Recipient = Pick<EnquiryRecipient, "id" | "name" | "category" | "mailedAt"> & {
  answer: (DescribedReply & Pick<NonNullable<EnquiryRecipient["answer"]>, "includes" | "heldAt">) | null;
};

/**
 * What a recipient's answer says, for the shortlist of a plan. Of a range the higher price counts as its
 * quote. A price per guest stays one: the plan has its own number of guests. A price per hour is in the note
 * alone, as is one that was given for another date or another number of guests. A text that the desk has not
 * released is left out.
 * @param isBooked whether the couple says so
 * @param isOver whether nobody is asked again
 */
export function recipientForPlan(
  { id, name, category, mailedAt, answer }: Recipient,
  isBooked: boolean,
  isOver = false,
): EnquiryVendor {
  const prices = answer === null ? null : pricesOf(answer);
  const isQuote = prices !== null && answer !== null && isPriceComparable(answer.standing, answer);
  return {
    id,
    name,
    category,
    status: isBooked ? "booked" : statusOf(isQuote, mailedAt !== null || answer !== null),
    quoteCents: isQuote && isSumForPlan[answer.unit] ? prices.to : null,
    quotePerGuest: isQuote && isUnitPerGuest[answer.unit],
    quoteNote: answer === null ? "" : noteOf(answer, isOver),
  };
}

function statusOf(isQuote: boolean, isAsked: boolean): EnquiryVendor["status"] {
  if (isQuote) return "quoted";
  return isAsked ? "contacted" : "considering";
}

function noteOf(answer: NonNullable<Recipient["answer"]>, isOver: boolean): string {
  const { availability } = describeReply(answer, { isOver });
  // Without a total: the plan has its own number of guests, which changes.
  const price = describePrice(
    answer,
    answer.standing.kind === "earlier" ? answer.standing.guests?.was : undefined,
  );
  return [availability, price ?? "", answer.heldAt === null ? answer.includes : ""]
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, 2000);
}
