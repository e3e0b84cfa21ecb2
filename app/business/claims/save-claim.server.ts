import { canonicalEmail } from "#mail/canonical-email.ts";
import { saveOnce } from "#app/messaging/forms/save-once.server.ts";
import type { CompleteRow } from "#database/complete-row.ts";
import { claims } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { Claim } from "./claim.ts";

/**
 * Saves a claim once, however often its form is sent (see saveOnce), together with the mail that asks whether
 * the email is the sender's.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveClaim(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  { listing: listingId, ...claim }: Claim,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const submission = { ...claim, listingId, email: canonicalEmail(claim.email) };
  return saveOnce(database, submission, formKey, {
    prefix: "WB",
    table: claims,
    row: (keys) =>
      ({
        submissionKey: keys.submissionKey,
        reference: keys.reference,
        listingId,
        name: claim.name,
        role: claim.role,
        email: claim.email,
        note: claim.note,
        invitedAt: null,
        confirmedAt: null,
        decidedAt: null,
        decision: null,
        reason: null,
      }) satisfies CompleteRow<typeof claims>,
    withIt: (transaction, claimId) =>
      postMails(transaction, [{ kind: "claim-to-confirm", recipient: claim.email, claimId }]),
  });
}
