import type { MailKind, MailStatus } from "#database/enums.ts";

/** What each mail is, for the team: of the one it goes to and what they did, 'their'. */
const mailWords: Readonly<Record<MailKind, string>> = {
  "enquiry-to-team": "the enquiry",
  "enquiry-confirmation": "their enquiry, with the link",
  "enquiry-to-vendor": "the enquiry",
  "message-to-team": "what the couple added",
  "message-to-vendor": "what the couple added",
  "answer-to-couple": "an answer",
  "facts-to-couple": "answers about the venue",
  "lost-link": "the lost link",
  "booking-to-vendor": "the booking, to confirm",
  "decline-to-vendor": "declined, with thanks",
  "review-invitation": "the invitation to review",
  "review-to-vendor": "a review",
  "review-removed": "why their review isn’t published",
  "lost-listing-link": "the lost link to the listing",
  "application-to-confirm": "their application, to confirm",
  "application-confirmed": "their application is being reviewed",
  "application-to-team": "the application",
  "application-approved": "their listing is published",
  "application-rejected": "why their application was rejected",
  "claim-to-confirm": "their claim, to confirm",
  "claim-invitation": "an invitation to manage the listing",
  "claim-to-team": "the claim",
  "claim-to-owner": "someone else claimed the listing",
  "claim-approved": "their claim is approved",
  "claim-rejected": "why their claim was rejected",
  "claim-replaced": "someone else manages the listing now",
  "mail-stopped": "no more email about enquiries",
  "owner-changed": "a new address for enquiries",
  "listing-paused": "the listing is paused",
  "listing-pause-ends": "the paused listing is deleted soon",
  "listing-resumed": "the listing is back on the site",
  "plan-link": "the link to their plan",
  "plan-ends": "their plan is deleted soon",
  "clock-doubted": "the date on the server looks wrong",
  "desk-link": "their link to the desk",
  "desk-digest": "what waits on the desk",
};

const statusWords: Readonly<Record<MailStatus, string>> = {
  waiting: "waiting",
  sent: "sent",
  dropped: "not sent: there was nothing left to say, they’ve unsubscribed or the team gave it up",
  dead: "failed",
};

/** A mail in words: 'Email to the couple: an answer (sent)'. */
export const describeMail = (kind: MailKind, to: string, status: MailStatus): string =>
  `Email to ${to}: ${mailWords[kind]} (${statusWords[status]})`;
