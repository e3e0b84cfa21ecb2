import { formatDollars } from "#app/money/canadian-dollars.ts";

/** What a vendor can say of a date. */
export const availabilities = [
  { id: "yes", label: "Available", short: "Available" },
  { id: "maybe", label: "Perhaps: we need to talk first", short: "Perhaps" },
  { id: "no", label: "Not available", short: "Not available" },
] as const;

type Answer = { availability: string; priceFrom: number | null; priceTo: number | null };

/** An answer in words; prices are cents, and null where none was given. */
export function describeAnswer({ availability, priceFrom, priceTo }: Answer): {
  availability: string;
  price: string | null;
} {
  return {
    availability: availabilities.find(({ id }) => id === availability)?.short ?? "Perhaps",
    price: describePrice(priceFrom, priceTo),
  };
}

function describePrice(from: number | null, to: number | null): string | null {
  if (from === null && to === null) return null;
  if (from === null || to === null || from === to) return formatDollars(from ?? to ?? 0);
  return `${formatDollars(from)} to ${formatDollars(to)}`;
}
