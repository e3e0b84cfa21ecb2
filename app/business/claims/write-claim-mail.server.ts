import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { MailKind } from "#database/enums.ts";
import type { MailContent } from "#mail/mail-content.ts";

import {
  claimApprovedMail,
  claimInvitationMail,
  claimRejectedMail,
  claimReplacedMail,
  claimOwnerMail,
  claimTeamMail,
  claimConfirmationMail,
} from "./claim-mails.ts";
import { claimedListingPath } from "./claim-view.server.ts";
import { readLastBasis } from "./read-invitations.server.ts";
import { isOwnedByAnother, readClaim, type SavedClaim } from "./read-claim.server.ts";

type ClaimMailKind = Extract<MailKind, `claim-${string}`>;

/** Writes a mail about a claim from what the database says now; null when there is nothing left to say. */
export async function writeClaimMail(
  site: MailDependencies,
  { kind, claimId }: MailOf<ClaimMailKind>,
): Promise<WrittenMail | null> {
  const claim = await readClaim(site.database, claimId);
  if (claim === null) return null;
  const content = await writeContent(site, kind, claim);
  return (
    content && {
      content,
      // An invitation or a warning can be answered: it reaches the address that the site names.
      replyTo: kind === "claim-to-team" ? claim.email : site.settings.contactEmail,
      unsubscribeUrl: null,
    }
  );
}

async function writeContent(
  site: MailDependencies,
  kind: ClaimMailKind,
  claim: SavedClaim,
): Promise<MailContent | null> {
  const listingUrl = `${site.settings.siteUrl}${claimedListingPath(claim.listing)}`;
  const claimPage = () => privatePageUrl(site, "claim", String(claim.id));
  switch (kind) {
    case "claim-to-confirm":
      return claim.state === "unconfirmed"
        ? claimConfirmationMail(claim, listingUrl, await claimPage())
        : null;
    case "claim-invitation":
      return claim.state === "invited"
        ? claimInvitationMail(claim, listingUrl, await claimPage(), await readLastBasis(site.database, claim))
        : null;
    case "claim-to-team":
      return claimTeamMail(claim, isOwnedByAnother(claim) ? (claim.owner?.email ?? null) : null);
    case "claim-to-owner":
      return claim.state === "waiting" ? claimOwnerMail(claim) : null;
    case "claim-approved":
      return isOwnedByAnother(claim)
        ? null
        : claimApprovedMail(
            claim,
            listingUrl,
            await privatePageUrl(site, "listing", String(claim.listing.id)),
          );
    case "claim-rejected":
      return claimRejectedMail(claim);
    case "claim-replaced":
      return claimReplacedMail(claim);
  }
}
