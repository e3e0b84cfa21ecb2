import type { ListingCard, PriceLevels } from "#app/catalogue/directory/listing-card.ts";

import { SampleBadge } from "./sample-badge.tsx";

type PriceLabelProps = {
  card: Pick<ListingCard, "price" | "sampleFigures">;
  /** One mark covers all figures of the card (sampleScope). */
  isCovered?: boolean;
};

/** The price range; where it is empty, a prompt to ask. */
export function PriceLabel({ card, isCovered = false }: PriceLabelProps) {
  if (card.price === null) return <>Ask for pricing</>;
  return (
    <span title={describePrice(card.price)}>
      {formatPrice(card.price)}
      {card.sampleFigures && !isCovered && <SampleBadge />}
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
