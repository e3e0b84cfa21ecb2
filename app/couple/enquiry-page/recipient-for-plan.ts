import { describeReply, type DescribedReply } from "#app/couple/enquiries/describe-reply.ts";
import { describePrice } from "#app/couple/enquiries/describe-quote.ts";
import { isUnitPerGuest, pricesOf } from "#app/couple/enquiries/quote.ts";
import { isPriceComparable } from "#app/couple/enquiries/reply-standing.ts";
import type { EnquiryRecipient } from "#app/couple/enquiries/read-enquiry.server.ts";
import { longestVendorWords, type EnquiryVendor } from "#app/catalogue/plan-outbox/outbox-message.ts";
import type { QuoteUnit } from "#database/enums.ts";

/** Whether a plan reckons with a price of a unit; it reckons with the higher one where it has two. */
const isSumForPlan: Readonly<Record<QuoteUnit, boolean>> = {
  total: true,
  guest: true,
  hour: false,
  from: true,
};

type Recipient = Pick<EnquiryRecipient, "id" | "name" | "category" | "mailedAt" | "isSample"> & {
  answer:
    | (DescribedReply & Pick<NonNullable<EnquiryRecipient["answer"]>, "includes" | "message" | "heldAt">)
    | null;
};

/**
 * What a recipient's answer says, for the shortlist of a plan. Of a range the higher price counts as its
 * quote, and what the quote includes begins with the range. A price per guest stays one: the plan has its own number
 * of guests. A price per hour is in the notes alone, as is one that was given for another date or another number of
 * guests; the vendor's message is there, too. A text that the desk has not released is left out.
 * @param isBooked whether the couple says so
 * @param isOver whether nobody is asked again
 */
export function recipientForPlan(
  { id, name, category, mailedAt, isSample: sample, answer }: Recipient,
  isBooked: boolean,
  isOver = false,
): EnquiryVendor {
  const prices = answer === null ? null : pricesOf(answer);
  const isQuote = prices !== null && answer !== null && isPriceComparable(answer.standing, answer);
  const isSum = isQuote && isSumForPlan[answer.unit];
  return {
    id,
    name,
    category,
    sample,
    status: isBooked ? "booked" : statusOf(isQuote, mailedAt !== null || answer !== null),
    quoteCents: isSum ? prices.to : null,
    quotePerGuest: isQuote && isUnitPerGuest[answer.unit],
    ...(answer === null
      ? { quoteNote: "", notes: "" }
      : wordsOf(answer, { isUpperEnd: isSum && prices.from !== prices.to, isOver })),
  };
}

function statusOf(isQuote: boolean, isAsked: boolean): EnquiryVendor["status"] {
  if (isQuote) return "quoted";
  return isAsked ? "contacted" : "considering";
}

function wordsOf(
  answer: NonNullable<Recipient["answer"]>,
  { isUpperEnd, isOver }: { isUpperEnd: boolean; isOver: boolean },
): Pick<EnquiryVendor, "quoteNote" | "notes"> {
  const { availability } = describeReply(answer, { isOver });
  // Without a total: the plan has its own number of guests, which changes.
  const asked = answer.standing.kind === "earlier" ? answer.standing.guests?.was : undefined;
  const price = answer.availability === "no" ? "" : (describePrice(answer, asked) ?? "");
  const isHeld = answer.heldAt !== null;
  return {
    quoteNote: linesOf(isUpperEnd ? `Upper end of ${price}` : "", isHeld ? "" : answer.includes).slice(
      0,
      longestVendorWords.quoteNote,
    ),
    notes: linesOf(availability, isUpperEnd ? "" : price, isHeld ? "" : answer.message).slice(
      0,
      longestVendorWords.notes,
    ),
  };
}

const linesOf = (...lines: readonly string[]) => lines.filter((line) => line !== "").join("\n");
