import { albertaDate } from "#app/calendar/alberta-time.ts";
import { claimInvitationMail } from "#app/business/claims/claim-mails.ts";
import { claimedListingPath } from "#app/business/claims/claim-view.server.ts";
import {
  planInvitations,
  type InvitationPlan,
  type PlannedInvitation,
} from "#app/business/claims/invite-many.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { mailSender } from "#app/operator/mail-dispatch/outgoing-mail.server.ts";
import { showListing } from "#app/operator/register/listing-desk.server.ts";
import type { CategoryId } from "#content/catalogue/categories.ts";
import { mailText } from "#mail/mail-text.ts";

/** Invitations in one run: a mailbox provider takes more at once for advertising. */
export const mostInvitations = 100;

/** Invitations in one run where the operator names no number. */
export const usualInvitations = 20;

/** Who is invited in a run, how many are left after it, who is not and why, and the first of the mails. */
export type InvitationPreview = {
  chosen: PlannedInvitation[];
  left: number;
  hindered: InvitationPlan["hindered"];
  example: string | null;
};

/** Canada's anti-spam law (CASL) requires the sender's postal address in unsolicited mail. */
export const lacksPostalAddress = ({ smtpUrl, postalAddress }: Site["settings"]): boolean =>
  smtpUrl !== null && postalAddress === null;

/**
 * What a run of invitations would do; sends nothing.
 * @param category only listings of it; null for all
 */
export async function previewInvitations(
  site: Pick<Site, "database" | "secret" | "settings">,
  category: CategoryId | null,
  limit: number,
): Promise<InvitationPreview> {
  const { ready, hindered } = await planInvitations(site, category, albertaDate(new Date()));
  const chosen = ready.slice(0, limit);
  return {
    chosen,
    left: ready.length - chosen.length,
    hindered,
    example: await exampleMail(site, chosen[0]),
  };
}

/** What the first of them is sent, as plain text; its private link is made when it is sent. */
async function exampleMail(
  { database, settings }: Pick<Site, "database" | "settings">,
  first: PlannedInvitation | undefined,
): Promise<string | null> {
  const listing = first === undefined ? null : await showListing(database, first.id);
  if (first === undefined || listing === null) return null;
  const { siteUrl } = settings;
  const content = claimInvitationMail(
    { reference: "WB-XXXX-XXXX", listing },
    `${siteUrl}${claimedListingPath(listing)}`,
    `${siteUrl}/claims/...`,
    first.basis,
  );
  const text = mailText(content, {
    sender: mailSender(settings).sender,
    unsubscribeUrl: `${siteUrl}/no-more-mail/...`,
  });
  return `To: ${first.email}\nSubject: ${content.subject}\n\n${text}`;
}
