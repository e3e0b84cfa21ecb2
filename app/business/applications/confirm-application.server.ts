import { eq, sql } from "drizzle-orm";

import { resolveKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Database } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { readApplication, type SavedApplication } from "./read-application.server.ts";

/** Opens an application by the key that was mailed to its email; null for an unknown or expired key. */
export async function loadApplicationByKey(
  database: Database,
  key: string,
): Promise<SavedApplication | null> {
  const subject = await resolveKey(database, "application", key);
  return subject === null ? null : readApplication(database, Number(subject));
}

/**
 * Confirms the email as the sender's own; the desk is notified, and the sender is told what comes next. A
 * second call does nothing more.
 */
export async function confirmApplication(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  { id, email }: Pick<SavedApplication, "id" | "email">,
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
