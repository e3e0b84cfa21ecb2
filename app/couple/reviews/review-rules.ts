import { albertaDate } from "#app/calendar/alberta-time.ts";
import { countLinks } from "#app/messaging/forms/spam-links.ts";

/** Shortest and longest texts, in UTF-16 units; the forms have the longest as maxlength. */
export const reviewLengths = { shortest: 20, text: 3000, author: 60, answer: 2000 } as const;

/** How long a couple may change its review, in days; an answer of the business ends it sooner. */
export const editableDays = 14;

/** How many days before its wedding a couple has to have asked a business, to review it. */
const leastDaysAhead = 21;

/** So many reviews of a business are looked at by a person before they appear. */
export const firstReviews = 3;

/** With so many others within so many days, the next one is looked at, too. */
export const burst = { others: 2, days: 7 } as const;

const dayMillis = 24 * 60 * 60 * 1000;

type Wedding = { eventDate: string | null; withdrawnAt: Date | null };

/** Whether the wedding of an enquiry lies behind the couple: its day is over in Alberta. */
export function isOver({ eventDate, withdrawnAt }: Wedding, now: Date): boolean {
  return withdrawnAt === null && isDayOver(eventDate, now);
}

/** Whether a day is over in Alberta; one that is not known is not. */
export const isDayOver = (day: string | null, now: Date): boolean => day !== null && day < albertaDate(now);

/** Whether a couple asked long enough before its day: nobody asks today to review tomorrow. */
export function askedInTime({
  receivedAt,
  eventDate,
}: {
  receivedAt: Date;
  eventDate: string | null;
}): boolean {
  if (eventDate === null) return false;
  const days = (Date.parse(eventDate) - Date.parse(albertaDate(receivedAt))) / dayMillis;
  return days >= leastDaysAhead;
}

type Booking = { coupleSaidAt: Date | null; businessSaidAt: Date | null };

/** Whether both sides say that the couple booked the business. */
export const isBooked = (booking: Booking | undefined): boolean =>
  booking !== undefined && booking.coupleSaidAt !== null && booking.businessSaidAt !== null;

type Written = { createdAt: Date; answeredAt: Date | null; removedAt: Date | null };

/** Whether the couple may still change what it wrote. */
export function isEditable({ createdAt, answeredAt, removedAt }: Written, now: Date): boolean {
  const until = createdAt.getTime() + editableDays * dayMillis;
  return removedAt === null && answeredAt === null && now.getTime() < until;
}

/** What keeps a review from being published before a person has read it. */
export type HoldReason = TextReason | LookReason;

/** What it says. */
type TextReason = "links" | "markup" | "address";

/**
 * Whatever it says: the first ones of a business, several within days, one from an address of the
 * business's own domain, one of a business for which others were forged.
 */
type LookReason = "first" | "burst" | "house" | "forged-before";

/** Whether leaving something out has a review published. */
export const isForItsText = (reason: string | null): boolean =>
  reason === "links" || reason === "markup" || reason === "address";

const markup = /<\/?[a-z!][^>]*>|\[\/?(?:url|img|b|i)\b[^\]]*\]/iu;
const address = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/u;

/** Why a review has to wait for the desk: it is read by everybody, so one link is enough; null when it need not. */
export function reasonToHold(texts: readonly string[]): TextReason | null {
  if (texts.some((text) => countLinks(text) > 0)) return "links";
  if (texts.some((text) => markup.test(text))) return "markup";
  return texts.some((text) => address.test(text)) ? "address" : null;
}

/** Why our desk takes a review off a page or does not publish it, and how the page says it. */
export const removalReasons = {
  advertising: "advertising",
  insult: "insulting",
  private: "private details of people",
  unrelated: "not about this business",
  forged: "not written by a couple",
} as const;

export type RemovalReason = keyof typeof removalReasons;

/** '2 reviews were removed by us: advertising'; a reason of another release is said as 'another reason'. */
export function describeRemoved({ reason, count }: { reason: string; count: number }): string {
  const words = Object.entries(removalReasons).find(([known]) => known === reason)?.[1] ?? "another reason";
  return `${count} ${count === 1 ? "review was" : "reviews were"} removed by us: ${words}`;
}
