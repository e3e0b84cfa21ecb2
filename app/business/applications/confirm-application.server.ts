import { eq, sql } from "drizzle-orm";

import { openKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

import { readApplication, type KeptApplication } from "./read-application.server.ts";

/** Opens an application by the key that was mailed to its address; null for a key that opens nothing (any more). */
export async function openApplication(database: Database, key: string): Promise<KeptApplication | null> {
  const subject = await openKey(database, "application", key);
  return subject === null ? null : readApplication(database, Number(subject));
}

/** Marks the address as the sender's own; the desk hears of it, and the sender what comes next. Twice is once. */
export async function confirmApplication(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  { id, email }: Pick<KeptApplication, "id" | "email">,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ confirmedAt: applications.confirmedAt })
      .from(applications)
      .where(eq(applications.id, id))
      .for("update");
    if (row === undefined || row.confirmedAt !== null) return;
    await transaction
      .update(applications)
      .set({ confirmedAt: sql`now()` })
      .where(eq(applications.id, id));
    await postMails(transaction, [
      { kind: "application-to-team", recipient: null, applicationId: id },
      { kind: "application-confirmed", recipient: email, applicationId: id },
    ]);
  });
}
