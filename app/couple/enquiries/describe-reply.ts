import { formatDate } from "#app/calendar/format-date.ts";
import { availabilityIds, type AvailabilityId } from "#database/enums.ts";

import { describeQuote } from "./describe-quote.ts";
import type { Quote } from "./quote.ts";
import type { FormerFact, ReplyStanding } from "./reply-standing.ts";
import { formatGuestsAnswered } from "./stated-guests.ts";

const availabilityWords: Record<AvailabilityId, { label: string; short: string }> = {
  yes: { label: "Available", short: "Available" },
  maybe: { label: "Maybe: let’s talk first", short: "Maybe" },
  no: { label: "Not available", short: "Not available" },
};

/** What a vendor can say of a date. */
export const availabilities = availabilityIds.map((id) => ({ id, ...availabilityWords[id] }));

/** What an answer says, and what it is worth now. */
export type DescribedReply = Quote & {
  availability: AvailabilityId;
  standing: ReplyStanding;
  /** The couple's guests now, as guestsAnswered says them. */
  guests: string | null;
};

/**
 * An answer in words; the price is null where none was given, and where the business isn't available.
 * @param isOver nobody is asked again: the enquiry is withdrawn, or its day has passed
 */
export function describeReply(
  { availability, standing, guests, ...quote }: DescribedReply,
  { isOver = false }: { isOver?: boolean } = {},
): {
  availability: string;
  price: string | null;
} {
  const former = standing.kind === "earlier" ? standing.guests : null;
  return {
    availability: describeAvailability(availability, standing, isOver ? "" : ": asked again"),
    price: availability === "no" ? null : describeQuote(quote, guests, former?.was),
  };
}

/** Instead of what a business that has left the directory, for a while or for good, once answered. */
export const describeAbsence = (isPaused: boolean): string =>
  isPaused ? "Paused its listing" : "No longer listed here";

/** @param then what happens with an answer to what has changed since */
function describeAvailability(availability: AvailabilityId, standing: ReplyStanding, then: string): string {
  if (standing.kind === "taken")
    return availability === "no"
      ? "Taken on your date"
      : `Taken on their calendar, though they said ${availabilityWords[availability].short.toLowerCase()}`;
  if (standing.kind === "paused" || standing.kind === "unlisted")
    return describeAbsence(standing.kind === "paused");
  if (standing.kind === "current") return availabilityWords[availability].short;
  const was = describeFormer(standing);
  if (was !== null) return `Was for ${was}${then}`;
  const changed = [standing.date && "date", standing.guests && "guests"].filter(Boolean);
  return `From before your ${changed.join(" and ")} changed${then}`;
}

/** '10 July 2027 and 120 guests': what an answer was for, as far as that is known; null where it is not. */
export function describeFormer({
  date,
  guests,
}: {
  date: FormerFact | null;
  guests: FormerFact | null;
}): string | null {
  const known = [
    date?.was ? formatDate(date.was) : null,
    guests?.was ? formatGuestsAnswered(guests.was) : null,
  ].filter((part) => part !== null);
  return known.length === 0 ? null : known.join(" and ");
}
