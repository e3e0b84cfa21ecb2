import { describeMoment } from "#app/calendar/format-date-time.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import { categoryIds } from "#content/catalogue/categories.ts";

import { isOwnedByAnother, type KeptClaim } from "./read-claim.server.ts";

/** What the claimant's page shows. */
export type ClaimView = ReturnType<typeof viewClaim>;

/** A claim as its page shows it. */
export function viewClaim(claim: KeptClaim) {
  const { reference, receivedAt, state, email, name, role, note, listing } = claim;
  return {
    reference,
    received: describeMoment(receivedAt),
    state,
    email,
    listing: { name: listing.name, path: pathOf(listing) },
    isOwned: isOwnedByAnother(claim),
    facts: (
      [
        ["Your name", name],
        ["What you do there", role],
        ["Email", email],
        ["Note", note],
      ] as const
    ).flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
  };
}

/** Where the page of a claimed listing is. */
export function pathOf({ id, slug, category }: KeptClaim["listing"]): string {
  const known = categoryIds.find((one) => one === category);
  return known === undefined ? "/vendors" : listingPath({ id, slug, category: known });
}
