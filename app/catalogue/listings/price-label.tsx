import type { ListingCard, PriceLevels } from "#app/catalogue/directory/listing-card.ts";

import { SampleBadge } from "./sample-badge.tsx";

/** The price range; where it is empty, a prompt to ask. */
export function PriceLabel({ card }: { card: Pick<ListingCard, "price" | "sampleFigures"> }) {
  if (card.price === null) return <>Ask for pricing</>;
  return (
    <span title={describePrice(card.price)}>
      {formatPrice(card.price)} {card.sampleFigures && <SampleBadge />}
    </span>
  );
}

/** '$$' or '$$ to $$$'. */
function formatPrice([lowest, highest]: PriceLevels): string {
  return lowest === highest ? "$".repeat(lowest) : `${"$".repeat(lowest)} to ${"$".repeat(highest)}`;
}

const levelNames = ["Budget-Friendly", "Mid-Range", "Luxury", "Luxury, highest"];

function describePrice([lowest, highest]: PriceLevels): string {
  const names = [...new Set([levelNames[lowest - 1], levelNames[highest - 1]])];
  return `Price range: ${names.join(" to ")}`;
}
