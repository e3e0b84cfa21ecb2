import { formatDateTime } from "#app/calendar/format-date-time.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { submittedNames } from "#app/messaging/forms/submitted-field.ts";
import { categoryIds } from "#content/catalogue/categories.ts";

import { claimFields } from "./claim-fields.ts";
import { isOwnedByAnother, type SavedClaim } from "./read-claim.server.ts";

/** What the claimant's page shows. */
export type ClaimView = ReturnType<typeof toClaimView>;

/** A claim as its page shows it. */
export function toClaimView(claim: SavedClaim) {
  const { reference, receivedAt, state, email, listing } = claim;
  return {
    reference,
    received: formatDateTime(receivedAt),
    state,
    email,
    listing: { name: listing.name, path: claimedListingPath(listing) },
    isOwned: isOwnedByAnother(claim),
    facts: submittedNames(claimFields).flatMap((name) => {
      const value = claim[name];
      return value ? [[claimFields[name].own, value] as const] : [];
    }),
  };
}

/** Path of the claimed listing's page. */
export function claimedListingPath({
  id,
  slug,
  category,
}: Pick<SavedClaim["listing"], "id" | "slug" | "category">): string {
  const known = categoryIds.find((one) => one === category);
  return known === undefined ? "/vendors" : listingPath({ id, slug, category: known });
}
