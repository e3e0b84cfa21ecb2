import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import { keepOnce } from "#app/messaging/forms/save-once.server.ts";
import { holdLinkLaden } from "#app/letterbox/held-letter.ts";
import type { Site } from "#server/site.ts";
import { applications } from "#database/schema/index.ts";

import type { Application } from "#app/applications/application.ts";
import { postConfirmationMail } from "./release-application.server.ts";

/**
 * Keeps an application once, however often its form is sent (see keepOnce), and with it the mail
 * that asks whether the address is the sender's. One that is laden with links is kept and held for
 * the desk: it causes no mail until releaseApplication.
 * @param formKey random key that a script gave the form, or null
 * @returns the public reference, and whether this call was the first
 */
export async function saveApplication(
  { database, postMails }: Pick<Site, "database" | "postMails">,
  application: Application,
  formKey: string | null,
): Promise<{ reference: string; isNew: boolean }> {
  const { description, about, offers, tags } = application.profile;
  const held = holdLinkLaden({
    name: `${application.contactName} ${application.profile.name}`,
    texts: [description, ...about, ...offers, ...tags],
  });
  const submission = { ...application, email: canonicalEmail(application.email) };
  return keepOnce(database, submission, formKey, {
    prefix: "WA",
    table: applications,
    insert: async (transaction, keys) => {
      const [row] = await transaction
        .insert(applications)
        .values({ ...application, ...keys, ...held })
        .onConflictDoNothing({ target: applications.reference })
        .returning({ id: applications.id });
      if (row === undefined) return false;
      if (held.heldAt === null)
        await postConfirmationMail(transaction, postMails, { id: row.id, email: application.email });
      return true;
    },
  });
}
