import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleBadge } from "./sample-badge.tsx";

/** How soon a business usually answers; a sample figure is marked. */
export function ResponseTime({
  card,
}: {
  card: Pick<ListingCard, "responseTime" | "sampleFigures" | "repliesMeasured">;
}) {
  if (card.responseTime === null) return <>Not given: ask</>;
  return (
    <span>
      {card.responseTime} {card.sampleFigures && !card.repliesMeasured && <SampleBadge />}
    </span>
  );
}
