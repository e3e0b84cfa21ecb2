import { holdIfSpamLinks } from "#app/messaging/forms/moderation.ts";
import { canonicalEmail } from "#mail/canonical-email.ts";
import { saveOnce } from "#app/messaging/forms/save-once.server.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import type { Database } from "#database/database.ts";
import { corrections } from "#database/schema/index.ts";

import type { Correction } from "./correction.ts";

/**
 * Saves a correction once, however often its form is sent (see saveOnce). One with too many links is saved
 * and held for the desk.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveCorrection(
  database: Database,
  correction: Correction,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const held = holdIfSpamLinks({ name: "", texts: [correction.message] });
  const submission = { ...correction, email: correction.email && canonicalEmail(correction.email) };
  return saveOnce(database, submission, formKey, {
    prefix: "WC",
    table: corrections,
    row: (keys) =>
      ({
        submissionKey: keys.submissionKey,
        reference: keys.reference,
        listingId: correction.listing,
        kind: correction.kind,
        sender: correction.sender,
        message: correction.message,
        email: correction.email,
        heldAt: held.heldAt,
        heldReason: held.heldReason,
        doneAt: null,
        outcome: null,
      }) satisfies CompleteRow<typeof corrections>,
  });
}
