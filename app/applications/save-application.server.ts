import { and, eq } from "drizzle-orm";

import { keepOnce } from "#app/letterbox/keep-once.server.ts";
import type { Site } from "#server/site.ts";
import { applications } from "#database/schema/index.ts";

import type { Application } from "./application.ts";

/**
 * Keeps an application once, however often its form is sent (see keepOnce), and with it the mail
 * that asks whether the address is the sender's.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveApplication(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  application: Application,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const submission = { ...application, email: application.email.toLowerCase() };
  return keepOnce(database, submission, formKey, {
    prefix: "WA",
    receivedAt: applications.receivedAt,
    find: async (transaction, submissionKey, since) => {
      const [row] = await transaction
        .select({ reference: applications.reference })
        .from(applications)
        .where(and(eq(applications.submissionKey, submissionKey), since))
        .limit(1);
      return row?.reference ?? null;
    },
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(applications)
        .values({ ...application, ...keys })
        .onConflictDoNothing({ target: applications.reference })
        .returning({ id: applications.id });
      if (row === undefined) return false;
      await postMails(transaction, [
        { kind: "application-to-confirm", recipient: application.email, applicationId: row.id },
      ]);
      return true;
    },
  });
}
