import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

type ClaimLineProps = {
  card: Pick<ListingCard, "id" | "fictional">;
  /** The listing already has an owner. */
  claimed: boolean;
};

/** The unobtrusive line for the business itself at the end of a listing's page. */
export function ClaimPrompt({ card, claimed }: ClaimLineProps) {
  if (card.fictional || claimed) return null;
  return (
    <p className="claim-line note without-print">
      Is this your business? <ArrowLink to={claimPath(card.id)}>Claim this listing</ArrowLink>
    </p>
  );
}
