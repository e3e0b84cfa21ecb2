import type { AvailabilityId, QuoteUnit } from "#database/enums.ts";

import { isUnitPerGuest } from "./quote.ts";

/** What an answer was given for, where that has changed; null where there was nothing, or nothing says it. */
export type FormerFact = { was: string | null };

/** Whether an answer is about the couple's date and guests as they are now. */
export type ReplyStanding =
  | { kind: "current" }
  /** It was given for another date, for other guests, or both; null for what is the same. */
  | { kind: "earlier"; date: FormerFact | null; guests: FormerFact | null }
  /** The business has taken its listing off for a while, or is about to leave. */
  | { kind: "paused" }
  /** The business has left the directory. */
  | { kind: "unlisted" }
  /** The business's calendar has the couple's date as taken. */
  | { kind: "taken" };

/**
 * Decides what an answer is worth now. An answer belongs to the date and the guests that it was given for, and a
 * calendar that has the date as taken outranks an answer, unless the couple's own booking took it.
 * @param eventDate the couple's date; null where it is open
 * @param guests the couple's guests, as guestsAnswered says them; null where they are open
 * @param isListed whether the business is in the directory
 * @param isPaused whether it is not because its listing is paused
 * @param isTaken whether the business's calendar has that date as taken
 * @param isBooked whether one side says that the couple has booked the business
 */
export function replyStanding(
  { forDate, forGuests }: { forDate: string | null; forGuests: string | null },
  {
    eventDate,
    guests,
    isListed,
    isPaused = false,
    isTaken,
    isBooked,
  }: {
    eventDate: string | null;
    guests: string | null;
    isListed: boolean;
    isPaused?: boolean;
    isTaken: boolean;
    isBooked: boolean;
  },
): ReplyStanding {
  if (isPaused) return { kind: "paused" };
  if (!isListed) return { kind: "unlisted" };
  if (isTaken && !isBooked) return { kind: "taken" };
  if (forDate === eventDate && forGuests === guests) return { kind: "current" };
  return {
    kind: "earlier",
    date: forDate === eventDate ? null : { was: forDate },
    guests: forGuests === guests ? null : { was: forGuests },
  };
}

/**
 * Whether the price of an answer can be compared with others for the couple as it is now: not for another date,
 * and for other guests only where it follows their number.
 */
export function isPriceComparable(
  standing: ReplyStanding,
  { availability, unit }: { availability: AvailabilityId; unit: QuoteUnit },
): boolean {
  if (availability === "no") return false;
  if (standing.kind === "earlier") return standing.date === null && isUnitPerGuest[unit];
  return standing.kind === "current";
}
