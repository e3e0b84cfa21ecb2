import { hashMailbox } from "#app/messaging/personal-data/subject-hash.server.ts";
import { holdIfSpamLinks } from "#app/messaging/forms/moderation.ts";
import { saveOnce } from "#app/messaging/forms/save-once.server.ts";
import type { ThemeName } from "#app/site/theme/theme-name.ts";
import { canonicalEmail } from "#mail/canonical-email.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import type { Transaction } from "#database/database.ts";
import { enquiries, enquiryQuestions, enquiryRecipients } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { Enquiry } from "./enquiry.ts";
import { freeTextsOf } from "./enquiry-texts.ts";
import { postEnquiryMails } from "./post-enquiry-mails.server.ts";

type EnquiryRow = CompleteRow<typeof enquiries>;

/**
 * Keeps an enquiry once, however often its form is sent (see saveOnce), and the mails that it causes
 * with it (postEnquiryMails).
 * One with many links is saved and held for the desk: it causes none until releaseEnquiry.
 * @param formKey random key that a script gave the form, or null
 * @param mayMail false where the couple's mailbox had as many mails as it may get
 * @param theme of the page that it was sent from
 * @returns the public reference, and whether this call was the first
 */
export async function saveEnquiry(
  { database, secret, postMails }: Pick<Site, "database" | "secret" | "postMails">,
  enquiry: Enquiry,
  formKey: string | null,
  { mayMail = true, theme = "standard" }: { mayMail?: boolean; theme?: ThemeName } = {},
): Promise<{ reference: string; isNew: boolean }> {
  const held = holdEnquiry(enquiry);
  const submission = { ...enquiry, email: canonicalEmail(enquiry.email) };
  return saveOnce(database, submission, formKey, {
    prefix: "WR",
    table: enquiries,
    row: (keys) =>
      enquiryRow(enquiry, { ...keys, ...held, theme, addressHash: hashMailbox(secret, enquiry.email) }),
    withIt: async (transaction, enquiryId) => {
      await insertParts(transaction, enquiryId, enquiry);
      if (held.heldAt === null) await postEnquiryMails(transaction, postMails, { enquiryId, mayMail });
    },
  });
}

/** When and why an enquiry is held for our team; both null where it goes out at once. */
export const holdEnquiry = (enquiry: Enquiry): ReturnType<typeof holdIfSpamLinks> =>
  holdIfSpamLinks({ name: enquiry.name, texts: freeTextsOf(enquiry) });

/** Column by column, so that one that is forgotten does not compile. */
function enquiryRow(
  enquiry: Enquiry,
  saved: Pick<EnquiryRow, "submissionKey" | "reference" | "heldAt" | "heldReason" | "addressHash" | "theme">,
): EnquiryRow {
  return {
    submissionKey: saved.submissionKey,
    reference: saved.reference,
    addressHash: saved.addressHash,
    theme: saved.theme,
    heldAt: saved.heldAt,
    heldReason: saved.heldReason,
    name: enquiry.name,
    email: enquiry.email,
    subject: enquiry.subject,
    eventDate: enquiry.eventDate,
    budget: enquiry.budget,
    guestCount: enquiry.guestCount,
    guestNumber: enquiry.guestNumber,
    venueType: enquiry.venueType,
    servicesNeeded: enquiry.servicesNeeded,
    events: enquiry.events,
    asks: enquiry.asks,
    additionalInfo: enquiry.additionalInfo,
    askedToConfirmAt: null,
    confirmedAt: null,
    withdrawnAt: null,
    teamAnsweredAt: null,
    invitedAt: null,
  };
}

async function insertParts(
  transaction: Transaction,
  enquiryId: number,
  { questions, vendors }: Enquiry,
): Promise<void> {
  if (vendors.length > 0)
    await transaction
      .insert(enquiryRecipients)
      .values(vendors.map((listingId) => ({ enquiryId, listingId })));
  if (questions.length > 0)
    await transaction
      .insert(enquiryQuestions)
      .values(questions.map((question, position) => ({ enquiryId, position, question })));
}
