import type { ReactNode } from "react";

import type { ListingCard } from "#app/directory/listing-card.ts";

import { SampleMark } from "./sample-mark.tsx";

/** One of the facts that decide, in a list of them. */
export function KeyFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The rating as a figure; a sample says so. */
export function RatingFact({ card }: { card: Pick<ListingCard, "rating" | "sampleFigures"> }) {
  return (
    <KeyFact label="Rating">
      {card.rating === null ? (
        "No reviews yet"
      ) : (
        <>
          {card.rating.toFixed(1)} / 5 {card.sampleFigures && <SampleMark />}
        </>
      )}
    </KeyFact>
  );
}
