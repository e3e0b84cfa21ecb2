import { writeApplicationMail } from "#app/applications/write-application-mail.server.ts";
import { writeClaimMail } from "#app/claims/write-claim-mail.server.ts";
import {
  answerToCouple,
  enquiryConfirmation,
  lostLink,
} from "#app/enquiries/letters/couple-letters.server.ts";
import { enquiryToTeam, messageToTeam } from "#app/enquiries/letters/team-letters.server.ts";
import { enquiryToVendor, messageToVendor } from "#app/enquiries/letters/vendor-letters.server.ts";
import { readEnquiry, type WholeEnquiry } from "#app/enquiries/read-enquiry.server.ts";
import { writeDoubtedDateMail } from "#app/housekeeping/write-doubted-date-mail.server.ts";
import { writeLostListingMail } from "#app/own-listing/mail-lost-listing-link.server.ts";
import { writePlanLinkMail } from "#app/plan/share/mail-plan-link.server.ts";
import { writeInvitation, writeReviewMail } from "#app/reviews/write-review-mail.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import type { mails } from "#database/schema/index.ts";
import type { Letter } from "#mail/letter.ts";

import type { MailSite, Written } from "./mail-site.ts";
import {
  applicationMailKinds,
  claimMailKinds,
  clockMail,
  enquiryMailKinds,
  listingMailKinds,
  planLinkMail,
  type EnquiryMailKind,
  type ListingMailKind,
} from "./post-mails.server.ts";

type Mail = typeof mails.$inferSelect;

/** Writes a mail from what the database says now; null when there is nothing left to say. */
export async function writeMail(site: MailSite, mail: Mail): Promise<Written | null> {
  if (mail.kind === planLinkMail) return writePlanLinkMail(site, mail);
  if (mail.kind === clockMail) return writeDoubtedDateMail(site);
  const ofEnquiry = enquiryMailKinds.find((known) => known === mail.kind);
  if (ofEnquiry !== undefined) return writeEnquiryMail(site, ofEnquiry, mail);
  const ofListing = listingMailKinds.find((known) => known === mail.kind);
  if (ofListing !== undefined) return writeListingMail(site, ofListing, mail);
  const ofClaim = claimMailKinds.find((known) => known === mail.kind);
  if (ofClaim !== undefined)
    return mail.claimId === null ? null : writeClaimMail(site, ofClaim, mail.claimId);
  const ofApplication = applicationMailKinds.find((known) => known === mail.kind);
  if (ofApplication === undefined)
    throw new Error(`This release does not know mails of the kind '${mail.kind}'`);
  return mail.applicationId === null ? null : writeApplicationMail(site, ofApplication, mail.applicationId);
}

async function writeListingMail(
  site: MailSite,
  kind: ListingMailKind,
  { listingId, reviewId, recipient }: Mail,
): Promise<Written | null> {
  if (kind === "review-to-vendor") return reviewId === null ? null : writeReviewMail(site, reviewId);
  return listingId === null ? null : writeLostListingMail(site, listingId, recipient);
}

async function writeEnquiryMail(site: MailSite, kind: EnquiryMailKind, mail: Mail): Promise<Written | null> {
  if (mail.enquiryId === null) return null;
  if (kind === "review-invitation") return writeInvitation(site, mail.enquiryId);
  const enquiry = await readEnquiry(site.database, mail.enquiryId);
  if (enquiry === null) return null;
  const letter = await writeLetter(site, kind, mail, enquiry);
  if (letter === null) return null;
  const vendor = kind.endsWith("-to-vendor") ? mail.listingId : null;
  return {
    letter,
    // The team answers a couple from its own mail program; vendors answer on their page.
    replyTo: kind.endsWith("-to-team") ? enquiry.email : null,
    unsubscribeUrl: vendor === null ? null : await privatePageUrl(site, "mute", String(vendor)),
  };
}

async function writeLetter(
  site: MailSite,
  kind: Exclude<EnquiryMailKind, "review-invitation">,
  { enquiryId, listingId, messageId }: Mail,
  enquiry: WholeEnquiry,
): Promise<Letter | null> {
  const couplePage = () => privatePageUrl(site, "enquiry", String(enquiryId));
  const vendorPage = (vendor: number) => privatePageUrl(site, "answer", `${enquiryId}:${vendor}`);
  switch (kind) {
    case "enquiry-to-team":
      return enquiryToTeam(enquiry);
    case "message-to-team":
      return messageId === null ? null : messageToTeam(enquiry, messageId);
    case "enquiry-confirmation":
      return enquiryConfirmation(enquiry, await couplePage(), site.settings.replyPromise);
    case "lost-link":
      return lostLink(enquiry, await couplePage());
    case "answer-to-couple":
      return listingId === null ? null : answerToCouple(enquiry, listingId, await couplePage());
    case "enquiry-to-vendor":
      return listingId === null ? null : enquiryToVendor(enquiry, listingId, await vendorPage(listingId));
    case "message-to-vendor":
      return listingId === null || messageId === null
        ? null
        : messageToVendor(enquiry, listingId, messageId, await vendorPage(listingId));
  }
}
