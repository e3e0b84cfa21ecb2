import { albertaDate } from "#app/calendar/alberta-time.ts";
import { countLinks } from "#app/messaging/forms/spam-links.ts";
import { reviewTextHoldReasons, type ReviewHoldReason, type ReviewTextHoldReason } from "#database/enums.ts";

/** Minimum and maximum lengths, in UTF-16 units; the forms have the maximum as maxlength. */
export const reviewLengthLimits = { shortest: 20, text: 3000, author: 60, answer: 2000 } as const;

/** How long a couple may change its review, in days; a reply of the business ends it sooner. */
export const editableDays = 14;

/** This many first reviews of a business are read by a person before they appear. */
export const moderatedFirstReviews = 3;

/** After this many other reviews within this many days, the next one is read by a person, too. */
export const reviewBurstLimit = { others: 2, days: 7 } as const;

const dayMillis = 24 * 60 * 60 * 1000;

type Wedding = { eventDate: string | null; withdrawnAt: Date | null };

/** Whether the wedding of an enquiry is over: its day is over in Alberta. */
export function isWeddingOver({ eventDate, withdrawnAt }: Wedding, now: Date): boolean {
  return withdrawnAt === null && isDayOver(eventDate, now);
}

/** Whether a day is over in Alberta; an unknown day is not. */
export const isDayOver = (day: string | null, now: Date): boolean => day !== null && day < albertaDate(now);

type Booking = { coupleSaidAt: Date | null; businessSaidAt: Date | null };

/** Whether both sides confirm that the couple booked the business. */
export const isBooked = (booking: Booking | undefined): boolean =>
  booking !== undefined && booking.coupleSaidAt !== null && booking.businessSaidAt !== null;

type Written = { createdAt: Date; answeredAt: Date | null; removedAt: Date | null };

/** Whether the couple may still change its review. */
export function isEditable({ createdAt, answeredAt, removedAt }: Written, now: Date): boolean {
  const until = createdAt.getTime() + editableDays * dayMillis;
  return removedAt === null && answeredAt === null && now.getTime() < until;
}

/** Whether leaving something out has a review published. */
export const isTextHoldReason = (reason: ReviewHoldReason | null): boolean =>
  reviewTextHoldReasons.some((known) => known === reason);

const markup = /<\/?[a-z!][^>]*>|\[\/?(?:url|img|b|i)\b[^\]]*\]/iu;
const address = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/u;

/** Why a review has to wait for the desk: it is read by everybody, so one link is enough; null when it need not. */
export function textHoldReason(texts: readonly string[]): ReviewTextHoldReason | null {
  if (texts.some((text) => countLinks(text) > 0)) return "links";
  if (texts.some((text) => markup.test(text))) return "markup";
  return texts.some((text) => address.test(text)) ? "address" : null;
}
