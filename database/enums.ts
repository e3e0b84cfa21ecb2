/**
 * The words of each column that holds one of a closed set: the columns' types, their CHECK constraints
 * (database/schema), the forms' schemas and the desk's answers are made from these lists alone. Those of
 * the enquiry form are in enquiry-enums.ts, those of categories and facts in content/catalogue. A word is
 * added here and by a migration (`npm run migration`); one that rows may hold is never taken out.
 */

/** Where a listing comes from. */
export const listingOrigins = ["content", "import", "application"] as const;
export type ListingOrigin = (typeof listingOrigins)[number];

/** Who can say something about a venue. */
export const factAuthors = ["content", "venue", "desk"] as const;
export type FactAuthor = (typeof factAuthors)[number];

/** How a picture of a business is encoded. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Why a text that was sent by a form waits for the desk. */
export const submissionHoldReasons = ["links"] as const;
export type SubmissionHoldReason = (typeof submissionHoldReasons)[number];

/** What an enquiry from a business is about; one about a wedding has no subject. */
export const enquirySubjectIds = ["join", "premium"] as const;
export type EnquirySubjectId = (typeof enquirySubjectIds)[number];

/** The smallest and the largest number of guests that an enquiry may give beside its range; a CHECK, too. */
export const guestNumbers = { least: 1, most: 5000 } as const;

/** What a couple says after its enquiry was sent; 'change' is of date or guests. */
export const enquiryMessageKinds = ["message", "change", "withdrawal"] as const;
export type EnquiryMessageKind = (typeof enquiryMessageKinds)[number];

/** What a vendor can say of a date. */
export const availabilityIds = ["yes", "maybe", "no"] as const;
export type AvailabilityId = (typeof availabilityIds)[number];

/** What a price of an answer is for: everything, each guest, each hour, or where prices start. */
export const quoteUnits = ["total", "guest", "hour", "from"] as const;
export type QuoteUnit = (typeof quoteUnits)[number];

/** What an amount that a couple paid can have included, apart from taxes and tips, which it always does. */
export const paidInclusions = [
  "food",
  "drinks",
  "staff",
  "room",
  "rentals",
  "setup",
  "travel",
  "second-person",
  "album-or-film",
  "trial",
  "more-events",
] as const;
export type PaidInclusion = (typeof paidInclusions)[number];

/**
 * What a couple can have paid a business in all, in cents, and how much a guest at most: what is outside was
 * typed wrong. A small wedding is reckoned as one of `fewGuests`. A CHECK, too.
 */
export const paidLimits = {
  least: 50_00,
  most: 500_000_00,
  mostPerGuest: 3_000_00,
  fewGuests: 20,
} as const;

/** What can be wrong with a listing. */
export const correctionKindIds = ["fact", "price", "contact", "closed", "removal", "other"] as const;
export type CorrectionKindId = (typeof correctionKindIds)[number];

/** Who says that a listing is wrong. */
export const correctionSenderIds = ["couple", "business", "other"] as const;
export type CorrectionSenderId = (typeof correctionSenderIds)[number];

/** What the desk made of a couple's suggestion; 'listed' with an invitation or without. */
export const suggestionOutcomes = ["listed", "dismissed"] as const;
export type SuggestionOutcome = (typeof suggestionOutcomes)[number];

/** Who paused a listing: its business on its private page, or our team at the desk. */
export const pauseAuthors = ["business", "team"] as const;
export type PauseAuthor = (typeof pauseAuthors)[number];

/** What the desk decides of a claim. */
export const claimDecisions = ["approved", "rejected"] as const;

/** What in a text keeps a review from being published before a person has read it. */
export const reviewTextHoldReasons = ["links", "markup", "address"] as const;
export type ReviewTextHoldReason = (typeof reviewTextHoldReasons)[number];

/**
 * Why a review is held: its text; or, whatever it says: the first ones of a business, several within
 * days, one from an address of the business's own domain, one of a business for which others were forged.
 */
export const reviewHoldReasons = [
  ...reviewTextHoldReasons,
  "first",
  "burst",
  "house",
  "forged-before",
] as const;
export type ReviewHoldReason = (typeof reviewHoldReasons)[number];

/** Why the desk takes a review off a page or does not publish it. */
export const reviewRemovalReasons = ["advertising", "insult", "private", "unrelated", "forged"] as const;
export type ReviewRemovalReason = (typeof reviewRemovalReasons)[number];

/** Why the calendar of a business could not be read. */
export const calendarProblems = ["private", "unreachable", "refused", "too-large", "not-a-calendar"] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** What a mail is about, and so who writes it (app/operator/mail-dispatch/write-mail.server.ts). */
export const mailKinds = [
  "enquiry-to-team",
  "enquiry-confirmation",
  "enquiry-to-vendor",
  "message-to-team",
  "message-to-vendor",
  "answer-to-couple",
  "facts-to-couple",
  "lost-link",
  "booking-to-vendor",
  "decline-to-vendor",
  "review-invitation",
  "review-to-vendor",
  "review-removed",
  "lost-listing-link",
  "application-to-confirm",
  "application-confirmed",
  "application-to-team",
  "application-approved",
  "application-rejected",
  "claim-to-confirm",
  "claim-invitation",
  "claim-to-team",
  "claim-to-owner",
  "claim-approved",
  "claim-rejected",
  "claim-replaced",
  "mail-stopped",
  "owner-changed",
  "listing-paused",
  "listing-pause-ends",
  "listing-resumed",
  "plan-link",
  "plan-ends",
  "clock-doubted",
  "desk-link",
  "desk-digest",
] as const;
export type MailKind = (typeof mailKinds)[number];

/** How far a mail is; 'dropped': there was nothing left to say, or the team gave it up, 'dead': nobody took it. */
export const mailStatuses = ["waiting", "sent", "dropped", "dead"] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** What a private link opens. */
export const linkKinds = [
  "enquiry",
  "answer",
  /** Unsubscribes a business from mail about its listing. */
  "mute",
  "application",
  "claim",
  "listing",
  /** Unsubscribes a mailbox from everything. */
  "quiet",
  "plan-edit",
  "plan-propose",
  "plan-view",
  "plan-calendar",
  "plan-business",
  "plan-family",
  "desk",
  "listing-calendar",
] as const;
export type LinkKind = (typeof linkKinds)[number];

/**
 * What a record of an erasure is about: a person by its address, everywhere; or one submission by its
 * reference; or the withdrawal of a listing by its number; or a row of a plan by its own reference.
 * That a business paused its listing, or showed it again, is recorded likewise: the later one counts.
 */
export const erasureKinds = [
  "address",
  "enquiry",
  "application",
  "claim",
  "correction",
  "listing",
  "plan-row",
  "pause",
  "resume",
] as const;
export type ErasureKind = (typeof erasureKinds)[number];

/**
 * The documents of one plan. Whoever may write a Yjs document can change all of it, so what the family
 * proposes is a document of its own: links that may propose write that one alone.
 */
export const storedParts = ["plan", "proposals"] as const;

/** What readers without the document see of a plan, one row each. */
export const projectionKinds = [
  "wedding",
  "rsvp",
  "household",
  "business",
  "calendar",
  "page",
  "family",
] as const;
export type ProjectionKind = (typeof projectionKinds)[number];
