import { eq } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { applications, claims, enquiries } from "#database/schema/index.ts";

/**
 * Corrects the name in a submission, as its sender asked. An address is not corrected here: it is confirmed by
 * mail, so the sender writes again.
 * @returns the name before; null when there is no such enquiry, application or claim
 */
export async function correctName(
  database: Database,
  reference: string,
  name: string,
): Promise<{ reference: string; before: string; name: string } | null> {
  return database.transaction(async (transaction) => {
    const of = ([row]: { name: string | null }[]) =>
      row === undefined ? null : { reference, before: row.name ?? "", name };
    switch (reference.slice(0, 2)) {
      case "WR": {
        const where = eq(enquiries.reference, reference);
        const before = of(await transaction.select({ name: enquiries.name }).from(enquiries).where(where));
        await transaction.update(enquiries).set({ name }).where(where);
        return before;
      }
      case "WA": {
        const where = eq(applications.reference, reference);
        const before = of(
          await transaction.select({ name: applications.contactName }).from(applications).where(where),
        );
        await transaction.update(applications).set({ contactName: name }).where(where);
        return before;
      }
      case "WB": {
        const where = eq(claims.reference, reference);
        const before = of(await transaction.select({ name: claims.name }).from(claims).where(where));
        await transaction.update(claims).set({ name }).where(where);
        return before;
      }
      default:
        return null;
    }
  });
}
