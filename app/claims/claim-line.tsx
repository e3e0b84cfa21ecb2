import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { OnwardLink } from "#app/site/theme/arrow-link.tsx";

type ClaimLineProps = {
  card: Pick<ListingCard, "id" | "fictional">;
  /** Somebody keeps it already. */
  claimed: boolean;
};

/** The quiet line at the end of a listing's page for the business itself. */
export function ClaimLine({ card, claimed }: ClaimLineProps) {
  if (card.fictional || claimed) return null;
  return (
    <p className="claim-line note without-print">
      Is this your business? <OnwardLink to={`/claim?listing=${card.id}`}>Claim this listing</OnwardLink>
    </p>
  );
}
