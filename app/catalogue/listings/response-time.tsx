import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleMark } from "#app/listings/sample-mark.tsx";

/** How soon a business usually answers; a figure that is a sample says so. */
export function ResponseTime({
  card,
}: {
  card: Pick<ListingCard, "responseTime" | "sampleFigures" | "repliesMeasured">;
}) {
  if (card.responseTime === null) return <>Not given: ask</>;
  return (
    <span>
      {card.responseTime} {card.sampleFigures && !card.repliesMeasured && <SampleMark />}
    </span>
  );
}
