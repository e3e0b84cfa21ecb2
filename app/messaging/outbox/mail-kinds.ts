import type { MailKind } from "#database/enums.ts";
import type { mails } from "#database/schema/index.ts";

type Mail = typeof mails.$inferSelect;

/** The columns that say what a mail is about. */
type MailReference =
  | "enquiryId"
  | "listingId"
  | "messageId"
  | "applicationId"
  | "reviewId"
  | "claimId"
  | "planId";

/** What each mail is about: one that lacks any of it, because it was erased, says nothing any more. */
const references = {
  "enquiry-to-team": ["enquiryId"],
  "enquiry-confirmation": ["enquiryId"],
  "enquiry-to-vendor": ["enquiryId", "listingId"],
  "message-to-team": ["enquiryId", "messageId"],
  "message-to-vendor": ["enquiryId", "listingId", "messageId"],
  "answer-to-couple": ["enquiryId", "listingId"],
  "facts-to-couple": ["enquiryId", "listingId"],
  "lost-link": ["enquiryId"],
  "booking-to-vendor": ["enquiryId", "listingId"],
  "decline-to-vendor": ["enquiryId", "listingId"],
  "review-invitation": ["enquiryId"],
  "review-to-vendor": ["listingId", "reviewId"],
  "review-removed": ["enquiryId", "reviewId"],
  "lost-listing-link": ["listingId"],
  "application-to-confirm": ["applicationId"],
  "application-confirmed": ["applicationId"],
  "application-to-team": ["applicationId"],
  "application-approved": ["applicationId"],
  "application-rejected": ["applicationId"],
  "claim-to-confirm": ["claimId"],
  "claim-invitation": ["claimId"],
  "claim-to-team": ["claimId"],
  "claim-to-owner": ["claimId"],
  "claim-approved": ["claimId"],
  "claim-rejected": ["claimId"],
  "claim-replaced": ["claimId"],
  "mail-stopped": ["listingId"],
  "owner-changed": ["listingId"],
  "listing-paused": ["listingId"],
  "listing-pause-ends": ["listingId"],
  "listing-resumed": ["listingId"],
  "plan-link": ["planId"],
  "plan-ends": ["planId"],
  "clock-doubted": [],
  "desk-link": [],
  "desk-digest": [],
} as const satisfies Record<MailKind, readonly MailReference[]>;

type ReferencesOf<Kind extends MailKind> = {
  [Reference in (typeof references)[Kind][number]]: NonNullable<Mail[Reference]>;
};

/** A row of the table that is of a kind and has what mails of that kind are about. */
export type MailOf<Kind extends MailKind> = {
  [Each in Kind]: Mail & { kind: Each } & ReferencesOf<Each>;
}[Kind];

/** A mail that is to be written and sent; what it says is read from the database when it is sent. */
export type NewMail = {
  [Kind in MailKind]: {
    kind: Kind;
    /** Null for the inbox of the team. */
    recipient: string | null;
  } & ReferencesOf<Kind>;
}[MailKind];

/** Whether a row is of a kind and still has what mails of that kind are about. */
export function isMailOf<Kind extends MailKind>(mail: Mail, kind: Kind): mail is MailOf<Kind> {
  const wanted: readonly MailReference[] = references[kind];
  return mail.kind === kind && wanted.every((reference) => mail[reference] !== null);
}

/** Mails that somebody waits for in front of a screen. */
const awaited: ReadonlySet<MailKind> = new Set<MailKind>([
  "enquiry-confirmation",
  "lost-link",
  "lost-listing-link",
  "application-to-confirm",
  "claim-to-confirm",
  "plan-link",
  "desk-link",
]);

/** Mails that may come hours later without anybody noticing. */
const unhurried: ReadonlySet<MailKind> = new Set<MailKind>(["review-invitation", "claim-invitation"]);

/** Which mails go first when many wait: those that somebody waits for, then most others, then invitations. */
export function mailPriority(kind: MailKind): number {
  if (awaited.has(kind)) return 2;
  return unhurried.has(kind) ? 0 : 1;
}
