/** Whether an answer is about the couple's date as it is now. */
export type ReplyStanding =
  | { kind: "current" }
  /** It was given for another date; null where the couple had none, or where nothing says which it was. */
  | { kind: "earlier-date"; date: string | null }
  /** The business has taken its listing off for a while, or is about to leave. */
  | { kind: "paused" }
  /** The business has left the directory. */
  | { kind: "unlisted" }
  /** The business's calendar has the couple's date as taken. */
  | { kind: "taken" };

/**
 * Decides what an answer is worth now. An answer belongs to the date that it was given for, and a calendar that
 * has the date as taken outranks an answer, unless the couple's own booking took it.
 * @param eventDate the couple's date; null where it is open
 * @param isListed whether the business is in the directory
 * @param isPaused whether it is not because its listing is paused
 * @param isTaken whether the business's calendar has that date as taken
 * @param isBooked whether one side says that the couple has booked the business
 */
export function replyStanding(
  { forDate }: { forDate: string | null },
  {
    eventDate,
    isListed,
    isPaused = false,
    isTaken,
    isBooked,
  }: { eventDate: string | null; isListed: boolean; isPaused?: boolean; isTaken: boolean; isBooked: boolean },
): ReplyStanding {
  if (isPaused) return { kind: "paused" };
  if (!isListed) return { kind: "unlisted" };
  if (isTaken && !isBooked) return { kind: "taken" };
  return forDate === eventDate ? { kind: "current" } : { kind: "earlier-date", date: forDate };
}
