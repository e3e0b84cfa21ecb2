import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import { keepOnce } from "#app/messaging/forms/save-once.server.ts";
import { claims } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import type { Claim } from "#app/claims/claim.ts";

/**
 * Keeps a claim once, however often its form is sent (see keepOnce), and with it the mail that asks
 * whether the address is the sender's.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveClaim(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  { listing: listingId, ...claim }: Claim,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const submission = { ...claim, listingId, email: canonicalEmail(claim.email) };
  return keepOnce(database, submission, formKey, {
    prefix: "WB",
    table: claims,
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(claims)
        .values({ ...claim, ...keys, listingId })
        .onConflictDoNothing({ target: claims.reference })
        .returning({ id: claims.id });
      if (row === undefined) return false;
      await postMails(transaction, [{ kind: "claim-to-confirm", recipient: claim.email, claimId: row.id }]);
      return true;
    },
  });
}
