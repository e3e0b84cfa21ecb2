import { albertaDate } from "#app/alberta-time/alberta-time.ts";
import { countLinks } from "#app/letterbox/link-laden.ts";

/** Shortest and longest texts, in UTF-16 units; the forms have the longest as maxlength. */
export const reviewLengths = { shortest: 20, text: 3000, author: 60, answer: 2000 } as const;

/** How long a couple may change its review, in days; an answer of the business ends it sooner. */
export const editableDays = 14;

const dayMillis = 24 * 60 * 60 * 1000;

type Wedding = { eventDate: string | null; withdrawnAt: Date | null };

/** Whether the wedding of an enquiry lies behind the couple: its day is over in Alberta. */
export function isOver({ eventDate, withdrawnAt }: Wedding, now: Date): boolean {
  return eventDate !== null && withdrawnAt === null && eventDate < albertaDate(now);
}

type Written = { createdAt: Date; answeredAt: Date | null; removedAt: Date | null };

/** Whether the couple may still change what it wrote. */
export function isEditable({ createdAt, answeredAt, removedAt }: Written, now: Date): boolean {
  const until = createdAt.getTime() + editableDays * dayMillis;
  return removedAt === null && answeredAt === null && now.getTime() < until;
}

/** What keeps a review from being published before a person has read it. */
export type HoldReason = "links" | "markup" | "address";

const markup = /<\/?[a-z!][^>]*>|\[\/?(?:url|img|b|i)\b[^\]]*\]/iu;
const address = /[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/u;

/** Why a review has to wait for the desk: it is read by everybody, so one link is enough; null when it need not. */
export function reasonToHold(texts: readonly string[]): HoldReason | null {
  if (texts.some((text) => countLinks(text) > 0)) return "links";
  if (texts.some((text) => markup.test(text))) return "markup";
  return texts.some((text) => address.test(text)) ? "address" : null;
}

/** Why our desk takes a review off a page, and how the page says it. */
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
