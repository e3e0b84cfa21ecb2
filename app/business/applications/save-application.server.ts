import { canonicalEmail } from "#mail/canonical-email.ts";
import { saveOnce } from "#app/messaging/forms/save-once.server.ts";
import { holdIfSpamLinks } from "#app/messaging/forms/moderation.ts";
import type { Site } from "#app/messaging/request-context.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import { applications } from "#database/schema/index.ts";

import type { Application } from "./application.ts";
import { postConfirmationMail } from "./release-application.server.ts";

/**
 * Saves an application once, however often its form is sent (see saveOnce), together with the mail that asks
 * whether the email is the sender's. One with too many links is saved and held for the desk: it causes no
 * mail until releaseApplication.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveApplication(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  application: Application,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const { description, about, offers, tags } = application.profile;
  const held = holdIfSpamLinks({
    name: `${application.contactName} ${application.profile.name}`,
    texts: [description, ...about, ...offers, ...tags],
  });
  const submission = { ...application, email: canonicalEmail(application.email) };
  return saveOnce(database, submission, formKey, {
    prefix: "WA",
    table: applications,
    row: (keys) =>
      ({
        submissionKey: keys.submissionKey,
        reference: keys.reference,
        contactName: application.contactName,
        email: application.email,
        profile: application.profile,
        heldAt: held.heldAt,
        heldReason: held.heldReason,
        confirmedAt: null,
        decidedAt: null,
        reason: null,
        listingId: null,
      }) satisfies CompleteRow<typeof applications>,
    withIt: async (transaction, id) => {
      if (held.heldAt === null)
        await postConfirmationMail(transaction, postMails, { id, email: application.email });
    },
  });
}
