import type { MailSite, Written } from "#app/messaging/outbox/mail-dependencies.ts";
import type { ClaimMailKind } from "#app/mails/post-mails.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import type { Letter } from "#mail/letter.ts";

import {
  claimApproved,
  claimInvitation,
  claimRejected,
  claimReplaced,
  claimToOwner,
  claimToTeam,
  confirmClaimAddress,
} from "#app/business/claims/claim-mails.ts";
import { pathOf } from "#app/business/claims/claim-view.server.ts";
import { isOwnedByAnother, readClaim, type KeptClaim } from "#app/business/claims/read-claim.server.ts";

/** Writes a mail about a claim from what the database says now; null when there is nothing left to say. */
export async function writeClaimMail(
  site: MailSite,
  kind: ClaimMailKind,
  id: number,
): Promise<Written | null> {
  const claim = await readClaim(site.database, id);
  if (claim === null) return null;
  const letter = await writeLetter(site, kind, claim);
  return (
    letter && {
      letter,
      // An invitation or a warning can be answered: it reaches the address that the site names.
      replyTo: kind === "claim-to-team" ? claim.email : site.settings.contactEmail,
      muteUrl: null,
    }
  );
}

async function writeLetter(site: MailSite, kind: ClaimMailKind, claim: KeptClaim): Promise<Letter | null> {
  const listingUrl = `${site.settings.siteUrl}${pathOf(claim.listing)}`;
  const claimPage = () => privatePageUrl(site, "claim", String(claim.id));
  switch (kind) {
    case "claim-to-confirm":
      return claim.state === "unconfirmed" ? confirmClaimAddress(claim, listingUrl, await claimPage()) : null;
    case "claim-invitation":
      return claim.state === "invited" ? claimInvitation(claim, listingUrl, await claimPage()) : null;
    case "claim-to-team":
      return claimToTeam(claim, isOwnedByAnother(claim) ? (claim.owner?.email ?? null) : null);
    case "claim-to-owner":
      return claim.state === "waiting" ? claimToOwner(claim) : null;
    case "claim-approved":
      return isOwnedByAnother(claim)
        ? null
        : claimApproved(claim, listingUrl, await privatePageUrl(site, "listing", String(claim.listing.id)));
    case "claim-rejected":
      return claimRejected(claim);
    case "claim-replaced":
      return claimReplaced(claim);
  }
}
