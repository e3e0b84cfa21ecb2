import { eq } from "drizzle-orm";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import type { PostMails } from "#app/messaging/outbox/post-mails.server.ts";
import type { Database, Transaction } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";

/**
 * Releases an application that was held for the desk: its email is asked to confirm, once however often it is
 * released.
 * @returns whether it was held until now; null when there is no such application
 */
export async function releaseApplication(
  { database, postMails }: { database: Database; postMails: PostMails },
  reference: string,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [application] = await transaction
      .select({ id: applications.id, email: applications.email, heldAt: applications.heldAt })
      .from(applications)
      .where(eq(applications.reference, normalizeReference(reference)))
      .for("update");
    if (application === undefined) return null;
    if (application.heldAt === null) return false;
    await transaction.update(applications).set({ heldAt: null }).where(eq(applications.id, application.id));
    await postConfirmationMail(transaction, postMails, application);
    return true;
  });
}

/** Asks by mail whether the email of an application is the sender's. */
export async function postConfirmationMail(
  transaction: Transaction,
  postMails: PostMails,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await postMails(transaction, [{ kind: "application-to-confirm", recipient: email, applicationId: id }]);
}
