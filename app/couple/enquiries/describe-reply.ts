import { formatDate } from "#app/calendar/format-date.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { ReplyStanding } from "./reply-standing.ts";
import { availabilityIds, type AvailabilityId } from "#database/enums.ts";

const availabilityWords: Record<AvailabilityId, { label: string; short: string }> = {
  yes: { label: "Available", short: "Available" },
  maybe: { label: "Maybe: let’s talk first", short: "Maybe" },
  no: { label: "Not available", short: "Not available" },
};

/** What a vendor can say of a date. */
export const availabilities = availabilityIds.map((id) => ({ id, ...availabilityWords[id] }));

type Answer = {
  availability: AvailabilityId;
  priceFrom: number | null;
  priceTo: number | null;
  standing: ReplyStanding;
};

/** An answer in words; prices are cents, and null where none was given. */
export function describeReply({ availability, priceFrom, priceTo, standing }: Answer): {
  availability: string;
  price: string | null;
} {
  return {
    availability: describeAvailability(availability, standing),
    price: describePrice(priceFrom, priceTo),
  };
}

/** Instead of what a business that has left the directory, for a while or for good, once answered. */
export const describeAbsence = (isPaused: boolean): string =>
  isPaused ? "Paused its listing" : "No longer listed here";

function describeAvailability(availability: AvailabilityId, standing: ReplyStanding): string {
  if (standing.kind === "taken") return "Taken on your date";
  if (standing.kind === "paused" || standing.kind === "unlisted")
    return describeAbsence(standing.kind === "paused");
  if (standing.kind === "current") return availabilityWords[availability].short;
  return standing.date === null
    ? "From before your date changed: asked again"
    : `Was for ${formatDate(standing.date)}: asked again`;
}

function describePrice(from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from === null || to === null || from === to) return formatDollars(from ?? to ?? 0);
  return `${formatDollars(from)} to ${formatDollars(to)}`;
}
