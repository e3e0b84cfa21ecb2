import { categoryIds } from "#content/catalogue/categories.ts";
import type { DescribedReply } from "#app/couple/enquiries/describe-reply.ts";
import { compareQuoteTotals, quoteTotal, type QuoteTotal } from "#app/couple/enquiries/quote.ts";
import { isPriceComparable } from "#app/couple/enquiries/reply-standing.ts";
import { boundsOfGuests } from "#app/couple/enquiries/stated-guests.ts";

type Asked = { category: string; isAsked: boolean; reply: DescribedReply | null };

/** What an answer comes to for the couple as it is now; null where it cannot be compared with others. */
export function comparableTotal(reply: DescribedReply): QuoteTotal | null {
  if (!isPriceComparable(reply.standing, reply)) return null;
  return quoteTotal(reply, reply.guests === null ? null : boundsOfGuests(reply.guests));
}

/**
 * The order of a couple's table: answers first, by category and the lowest total within it; then businesses
 * that may still answer; then the others.
 */
export function orderRecipients<Recipient extends Asked>(recipients: readonly Recipient[]): Recipient[] {
  const total = ({ reply }: Asked) => (reply === null ? null : comparableTotal(reply));
  return recipients.toSorted(
    (a, b) =>
      stage(a) - stage(b) ||
      (stage(a) === 0 ? place(a) - place(b) || compareQuoteTotals(total(a), total(b)) : 0),
  );
}

function stage({ reply, isAsked }: Asked): number {
  if (reply !== null) return 0;
  return isAsked ? 1 : 2;
}

const place = ({ category }: Asked) => categoryIds.findIndex((id) => id === category);
