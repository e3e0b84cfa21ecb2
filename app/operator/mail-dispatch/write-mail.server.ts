import { readApplication } from "#app/business/applications/read-application.server.ts";
import { writeApplicationMail } from "#app/business/applications/write-application-mail.server.ts";
import { readClaim } from "#app/business/claims/read-claim.server.ts";
import { writeOwnerChangedMail } from "#app/business/claims/write-owner-changed-mail.server.ts";
import { writeMailStoppedMail } from "#app/business/own-listing/write-mail-stopped-mail.server.ts";
import { writeClaimMail } from "#app/business/claims/write-claim-mail.server.ts";
import {
  replyToCoupleMail,
  enquiryConfirmationMail,
  lostLinkMail,
} from "#app/couple/enquiries/mails/couple-mails.server.ts";
import { factsToCoupleMail } from "#app/couple/enquiries/mails/facts-to-couple-mail.server.ts";
import { enquiryToTeamMail, messageToTeamMail } from "#app/couple/enquiries/mails/team-mails.server.ts";
import {
  bookingToVendorMail,
  declineToVendorMail,
  enquiryToVendorMail,
  messageToVendorMail,
} from "#app/couple/enquiries/mails/vendor-mails.server.ts";
import { couplePageUrl } from "#app/couple/enquiries/couple-page-url.server.ts";
import { mapFreeTexts } from "#app/couple/enquiries/enquiry-texts.ts";
import { readEnquiry, type EnquiryDetails } from "#app/couple/enquiries/read-enquiry.server.ts";
import { readMailedAlone } from "#app/couple/enquiries/what-mail-told.server.ts";
import { defangLinks } from "#app/messaging/forms/defang-links.ts";
import { findEnquiriesByEmail } from "#app/couple/enquiries/mail-lost-link.server.ts";
import {
  lostListingParts,
  writeLostListingMail,
} from "#app/business/own-listing/mail-lost-listing-link.server.ts";
import { writePauseMail } from "#app/business/own-listing/write-pause-mail.server.ts";
import { writeResumedMail } from "#app/business/own-listing/write-resumed-mail.server.ts";
import { leadToDesk } from "#app/operator/desk-links/desk-link-url.server.ts";
import { writeDigestMail } from "#app/operator/digest/write-digest-mail.server.ts";
import { enquiriesToAnswer, enquiriesToPassOn } from "#app/operator/waiting-list/waiting-enquiries.server.ts";
import { waitingAnchor } from "#app/operator/waiting-list/waiting-item.ts";
import { writeDeskLinkMail } from "#app/operator/desk-links/write-desk-link-mail.server.ts";
import { writePlanEndsMail } from "#app/operator/retention/write-plan-ends-mail.server.ts";
import { writeUntrustedClockMail } from "#app/operator/retention/write-untrusted-clock-mail.server.ts";
import { writePlanLinkMail } from "#app/plan/server/links/mail-plan-link.server.ts";
import { isAwaitingConfirmation, readEnquiryBookings } from "#app/couple/reviews/couple-bookings.server.ts";
import {
  writeReviewInvitationMail,
  writeReviewMail,
  writeReviewRemovedMail,
} from "#app/couple/reviews/write-review-mail.server.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { MailKind } from "#database/enums.ts";
import type { mails } from "#database/schema/index.ts";
import type { MailContent } from "#mail/mail-content.ts";

import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import { hasSentBefore, isSaidByLaterMail } from "#app/messaging/outbox/same-mails.server.ts";
import { isMailOf, type MailOf } from "#app/messaging/outbox/mail-kinds.ts";

type MailWriter<Kind extends MailKind> = (
  site: MailDependencies,
  mail: MailOf<Kind>,
) => Promise<WrittenMail | null>;

/** Who writes each kind of mail, from what the database says now; null when there is nothing left to say. */
const writers: { [Kind in MailKind]: MailWriter<Kind> } = {
  "enquiry-to-team": async (site, mail) => {
    if (await isSaidByLaterMail(site.database, mail)) return null;
    const { enquiryId, recipient } = mail;
    const written = await writeToTeam(site, enquiryId, enquiryToTeamMail);
    return leadToEnquiry(site, enquiryId, recipient, written);
  },
  "message-to-team": async (site, { enquiryId, messageId, recipient }) => {
    const written = await writeToTeam(site, enquiryId, (enquiry) => messageToTeamMail(enquiry, messageId));
    return leadToEnquiry(site, enquiryId, recipient, written);
  },
  "enquiry-confirmation": (site, { enquiryId }) =>
    writeToCouple(site, enquiryId, (enquiry, page) =>
      enquiryConfirmationMail(enquiry, page, site.settings.replyPromise),
    ),
  "answer-to-couple": (site, mail) =>
    writeToCouple(site, mail.enquiryId, async (enquiry, page) => {
      const { enquiryId, listingId } = mail;
      const bookings = await readEnquiryBookings(site.database, enquiryId);
      const isMarked = bookings.some((each) => each.listingId === listingId && each.coupleSaidAt !== null);
      const isChanged = await hasSentBefore(site.database, mail);
      return replyToCoupleMail(enquiry, listingId, page, { isMarked, isChanged });
    }),
  "facts-to-couple": (site, { enquiryId, listingId }) =>
    writeToCouple(site, enquiryId, (enquiry, page) => factsToCoupleMail(enquiry, listingId, page)),
  "lost-link": (site, { enquiryId }) =>
    writeToCouple(site, enquiryId, async (enquiry) =>
      lostLinkMail(await findLost(site, enquiry), await lostListingParts(site, enquiry.email)),
    ),
  "enquiry-to-vendor": (site, mail) =>
    writeToVendor(site, mail, async (enquiry, page) =>
      enquiryToVendorMail(enquiry, mail.listingId, page, await readMailedAlone(site.database, mail)),
    ),
  "booking-to-vendor": (site, mail) =>
    writeToVendor(site, mail, (enquiry, page) => bookingToVendorMail(enquiry, mail.listingId, page)),
  "decline-to-vendor": (site, mail) =>
    writeToVendor(site, mail, (enquiry, page) => declineToVendorMail(enquiry, mail.listingId, page)),
  "message-to-vendor": (site, mail) =>
    writeToVendor(site, mail, async (enquiry, page) => {
      const isUnconfirmed = await isAwaitingConfirmation(site.database, mail);
      const { messageId } = mail;
      return messageToVendorMail(enquiry, mail.listingId, { messageId, isUnconfirmed }, page);
    }),
  "review-invitation": writeReviewInvitationMail,
  "review-removed": writeReviewRemovedMail,
  "review-to-vendor": writeReviewMail,
  "lost-listing-link": writeLostListingMail,
  "application-to-confirm": writeApplicationMail,
  "application-confirmed": writeApplicationMail,
  "application-to-team": async (site, mail) => {
    const application = await readApplication(site.database, mail.applicationId);
    const anchor = application && waitingAnchor({ kind: "application", id: application.reference });
    return leadToDesk(site, mail.recipient, anchor, await writeApplicationMail(site, mail));
  },
  "application-approved": writeApplicationMail,
  "application-rejected": writeApplicationMail,
  "claim-to-confirm": writeClaimMail,
  "claim-invitation": writeClaimMail,
  "claim-to-team": async (site, mail) => {
    const claim = await readClaim(site.database, mail.claimId);
    const anchor = claim && waitingAnchor({ kind: "claim", id: claim.reference });
    return leadToDesk(site, mail.recipient, anchor, await writeClaimMail(site, mail));
  },
  "claim-to-owner": writeClaimMail,
  "claim-approved": writeClaimMail,
  "claim-rejected": writeClaimMail,
  "claim-replaced": writeClaimMail,
  "mail-stopped": writeMailStoppedMail,
  "owner-changed": writeOwnerChangedMail,
  "listing-paused": writePauseMail,
  "listing-pause-ends": writePauseMail,
  "listing-resumed": writeResumedMail,
  "plan-link": writePlanLinkMail,
  "plan-ends": writePlanEndsMail,
  "clock-doubted": writeUntrustedClockMail,
  "desk-link": writeDeskLinkMail,
  "desk-digest": writeDigestMail,
};

/** Writes a mail from what the database says now; null when there is nothing left to say. */
export async function writeMail(
  site: MailDependencies,
  mail: typeof mails.$inferSelect,
): Promise<WrittenMail | null> {
  // While nodes are upgraded one by one, a newer one may have posted it.
  if (!Object.hasOwn(writers, mail.kind))
    throw new Error(`This release does not know mails of the kind '${mail.kind}'`);
  return writeAs(mail.kind, site, mail);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it ties the writer to the kind of the row
async function writeAs<Kind extends MailKind>(
  kind: Kind,
  site: MailDependencies,
  mail: typeof mails.$inferSelect,
): Promise<WrittenMail | null> {
  const write: MailWriter<Kind> = writers[kind];
  return isMailOf(mail, kind) ? write(site, mail) : null;
}

type Compose<Arguments extends unknown[]> = (
  enquiry: EnquiryDetails,
  ...given: Arguments
) => MailContent | null | Promise<MailContent | null>;

/** Of an enquiry that reaches everyone by itself an operator gets no copy: there is nothing to do. */
async function leadToEnquiry(
  site: MailDependencies,
  enquiryId: number,
  recipient: string | null,
  written: WrittenMail | null,
): Promise<WrittenMail | null> {
  const [item] =
    recipient === null
      ? []
      : [
          ...(await enquiriesToPassOn(site.database, enquiryId)).items,
          ...(await enquiriesToAnswer(site.database, enquiryId)).items,
        ];
  return leadToDesk(site, recipient, item === undefined ? null : waitingAnchor(item), written);
}

/** The team answers a couple from its own mail program. */
async function writeToTeam(
  site: MailDependencies,
  enquiryId: number,
  compose: Compose<[]>,
): Promise<WrittenMail | null> {
  const enquiry = await readEnquiryToMail(site, enquiryId);
  const content = enquiry && (await compose(enquiry));
  return content && { content, replyTo: enquiry.email, unsubscribeUrl: null };
}

/** @param compose gets the address of the couple's page */
async function writeToCouple(
  site: MailDependencies,
  enquiryId: number,
  compose: Compose<[page: string]>,
): Promise<WrittenMail | null> {
  const enquiry = await readEnquiryToMail(site, enquiryId);
  const content = enquiry && (await compose(enquiry, await couplePageUrl(site, enquiry)));
  return content && { content, replyTo: null, unsubscribeUrl: null };
}

/**
 * A business answers on its page of the enquiry; a reply goes to the couple, whose address it reads in the
 * mail.
 * @param compose gets the address of that page
 */
async function writeToVendor(
  site: MailDependencies,
  { enquiryId, listingId }: { enquiryId: number; listingId: number },
  compose: Compose<[page: string]>,
): Promise<WrittenMail | null> {
  const enquiry = await readEnquiryToMail(site, enquiryId);
  const content =
    enquiry && (await compose(enquiry, await privatePageUrl(site, "answer", `${enquiryId}:${listingId}`)));
  return (
    content && {
      content,
      replyTo: enquiry.email,
      unsubscribeUrl: await privatePageUrl(site, "mute", String(listingId)),
    }
  );
}

async function readEnquiryToMail(site: MailDependencies, id: number): Promise<EnquiryDetails | null> {
  const enquiry = await readEnquiry(site.database, id);
  return enquiry === null || enquiry.askedToConfirmAt === null ? enquiry : withoutLinks(enquiry);
}

/** The enquiries of an address, each with the link to its page. */
async function findLost(site: MailDependencies, { email }: EnquiryDetails) {
  const found: { enquiry: EnquiryDetails; pageUrl: string }[] = [];
  for (const { enquiryId } of await findEnquiriesByEmail(site.database, email)) {
    const enquiry = await readEnquiry(site.database, enquiryId);
    if (enquiry !== null) found.push({ enquiry, pageUrl: await couplePageUrl(site, enquiry) });
  }
  return found;
}

/** The words of a sender who was new to us when it wrote: its links can be read, not clicked. */
const withoutLinks = (enquiry: EnquiryDetails): EnquiryDetails => ({
  ...mapFreeTexts(enquiry, defangLinks),
  messages: enquiry.messages.map((message) => ({ ...message, text: defangLinks(message.text) })),
  recipients: enquiry.recipients.map((recipient) => ({
    ...recipient,
    declineNote: defangLinks(recipient.declineNote),
  })),
});
