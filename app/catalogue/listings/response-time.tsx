import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleBadge } from "./sample-badge.tsx";

type ResponseTimeProps = {
  card: Pick<ListingCard, "responseTime" | "sampleFigures" | "repliesMeasured">;
  /** One mark covers all figures of the card (sampleScope). */
  isCovered?: boolean;
};

/** How soon a business usually answers; a sample figure is marked. */
export function ResponseTime({ card, isCovered = false }: ResponseTimeProps) {
  if (card.responseTime === null) return <>Not given: ask</>;
  const isSample = card.sampleFigures && !card.repliesMeasured;
  return (
    <span>
      {card.responseTime}
      {isSample && !isCovered && <SampleBadge />}
    </span>
  );
}
