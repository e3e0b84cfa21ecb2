import { holdLinkLaden } from "#app/letterbox/held-letter.ts";
import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import { keepOnce } from "#app/messaging/forms/save-once.server.ts";
import type { Database } from "#database/database.ts";
import { corrections } from "#database/schema/index.ts";

import type { Correction } from "./correction.ts";

/**
 * Keeps a correction once, however often its form is sent (see keepOnce). One that is laden with
 * links is kept and held for the desk.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveCorrection(
  database: Database,
  correction: Correction,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const { listing: listingId, ...fields } = correction;
  const held = holdLinkLaden({ name: "", texts: [correction.message] });
  const submission = { ...correction, email: correction.email && canonicalEmail(correction.email) };
  return keepOnce(database, submission, formKey, {
    prefix: "WC",
    table: corrections,
    insert: async (transaction, keys) => {
      const rows = await transaction
        .insert(corrections)
        .values({ ...fields, ...keys, ...held, listingId })
        .onConflictDoNothing({ target: corrections.reference })
        .returning({ id: corrections.id });
      return rows.length > 0;
    },
  });
}
