import { formatDollars } from "#app/money/canadian-dollars.ts";
import { availabilityIds, type AvailabilityId } from "#database/enums.ts";

const availabilityWords: Record<AvailabilityId, { label: string; short: string }> = {
  yes: { label: "Available", short: "Available" },
  maybe: { label: "Maybe: let’s talk first", short: "Maybe" },
  no: { label: "Not available", short: "Not available" },
};

/** What a vendor can say of a date. */
export const availabilities = availabilityIds.map((id) => ({ id, ...availabilityWords[id] }));

type Answer = { availability: AvailabilityId; priceFrom: number | null; priceTo: number | null };

/** An answer in words; prices are cents, and null where none was given. */
export function describeReply({ availability, priceFrom, priceTo }: Answer): {
  availability: string;
  price: string | null;
} {
  return {
    availability: availabilityWords[availability].short,
    price: describePrice(priceFrom, priceTo),
  };
}

function describePrice(from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from === null || to === null || from === to) return formatDollars(from ?? to ?? 0);
  return `${formatDollars(from)} to ${formatDollars(to)}`;
}
