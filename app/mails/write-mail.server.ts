import { writeApplicationMail } from "#app/applications/write-application-mail.server.ts";
import { writeClaimMail } from "#app/claims/write-claim-mail.server.ts";
import {
  answerToCouple,
  enquiryConfirmation,
  lostLink,
} from "#app/couple/enquiries/mails/couple-mails.server.ts";
import { enquiryToTeam, messageToTeam } from "#app/couple/enquiries/mails/team-mails.server.ts";
import {
  bookingToVendor,
  enquiryToVendor,
  messageToVendor,
} from "#app/couple/enquiries/mails/vendor-mails.server.ts";
import { readEnquiry, type WholeEnquiry } from "#app/couple/enquiries/read-enquiry.server.ts";
import { unlinkedText } from "#app/messaging/forms/defang-links.ts";
import { findEnquiries } from "#app/couple/enquiries/mail-lost-link.server.ts";
import { lostListingParts, writeLostListingMail } from "#app/business/own-listing/mail-lost-listing-link.server.ts";
import { writeDoubtedDateMail } from "#app/housekeeping/write-doubted-date-mail.server.ts";
import { writePlanLinkMail } from "#app/plan/share/mail-plan-link.server.ts";
import { writeInvitation, writeReviewMail } from "#app/couple/reviews/write-review-mail.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import type { mails } from "#database/schema/index.ts";
import type { Letter } from "#mail/letter.ts";

import type { MailSite, Written } from "#app/messaging/outbox/mail-dependencies.ts";
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
  const read = await readEnquiry(site.database, mail.enquiryId);
  if (read === null) return null;
  const enquiry = read.askedToConfirmAt === null ? read : withoutLinks(read);
  const letter = await writeLetter(site, kind, mail, enquiry);
  if (letter === null) return null;
  const vendor = kind.endsWith("-to-vendor") ? mail.listingId : null;
  return {
    letter,
    // The team answers a couple from its own mail program; vendors answer on their page.
    replyTo: kind.endsWith("-to-team") ? enquiry.email : null,
    muteUrl: vendor === null ? null : await privatePageUrl(site, "mute", String(vendor)),
  };
}

/** The enquiries of an address, each with the link to its page. */
async function findLost(site: MailSite, { email }: WholeEnquiry) {
  const found: { enquiry: WholeEnquiry; pageUrl: string }[] = [];
  for (const { enquiryId } of await findEnquiries(site.database, email)) {
    const enquiry = await readEnquiry(site.database, enquiryId);
    const pageUrl = await privatePageUrl(site, "enquiry", String(enquiryId));
    if (enquiry !== null) found.push({ enquiry, pageUrl });
  }
  return found;
}

/** The words of a sender who was new to us when it wrote: its links can be read, not clicked. */
const withoutLinks = (enquiry: WholeEnquiry): WholeEnquiry => ({
  ...enquiry,
  name: unlinkedText(enquiry.name),
  additionalInfo: unlinkedText(enquiry.additionalInfo),
  questions: enquiry.questions.map(unlinkedText),
  messages: enquiry.messages.map((message) => ({ ...message, text: unlinkedText(message.text) })),
});

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
      return lostLink(await findLost(site, enquiry), await lostListingParts(site, enquiry.email));
    case "answer-to-couple":
      return listingId === null ? null : answerToCouple(enquiry, listingId, await couplePage());
    case "enquiry-to-vendor":
      return listingId === null ? null : enquiryToVendor(enquiry, listingId, await vendorPage(listingId));
    case "booking-to-vendor":
      return listingId === null ? null : bookingToVendor(enquiry, listingId, await vendorPage(listingId));
    case "message-to-vendor":
      return listingId === null || messageId === null
        ? null
        : messageToVendor(enquiry, listingId, messageId, await vendorPage(listingId));
  }
}
