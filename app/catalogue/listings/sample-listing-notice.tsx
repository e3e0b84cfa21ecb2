import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { SampleListingBadge, SampleBadge } from "./sample-badge.tsx";

/** Notice at the top of a listing's page about what is not real on it. */
export function SampleListingNotice({
  card,
}: {
  card: Pick<ListingCard, "name" | "fictional" | "sampleFigures">;
}) {
  if (card.fictional)
    return (
      <p className="listing__sample note">
        <SampleListingBadge /> {card.name} is invented, to show what a page here looks like. An enquiry
        reaches our team, not a business.
      </p>
    );
  if (!card.sampleFigures) return null;
  return (
    <p className="listing__sample note">
      <SampleBadge /> {card.name} is a real business. Figures with this mark are ours, for show, until real
      ones are known.
    </p>
  );
}
