import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleListingMark, SampleMark } from "./sample-mark.tsx";

/** Says at the top of a listing's page what on it is not real. */
export function ListingNote({ card }: { card: Pick<ListingCard, "name" | "fictional" | "sampleFigures"> }) {
  if (card.fictional)
    return (
      <p className="listing__sample note">
        <SampleListingMark /> {card.name} is invented, to show what a page here looks like. An enquiry reaches
        our team, not a business.
      </p>
    );
  if (!card.sampleFigures) return null;
  return (
    <p className="listing__sample note">
      <SampleMark /> {card.name} is a real business. Figures with this mark are ours, for show, until real
      ones are known.
    </p>
  );
}
