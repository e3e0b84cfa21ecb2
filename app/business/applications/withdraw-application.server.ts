import { eq } from "drizzle-orm";

import { eraseApplications } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import type { Transaction } from "#database/database.ts";
import { applications } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

type Named = { id: number; reference: string };

/**
 * Erases an application with its mails and its link, as requested on its page; a listing that it became
 * stays.
 */
export async function withdrawApplication(
  { database, secret }: Pick<Site, "database" | "secret">,
  application: Named,
): Promise<void> {
  await database.transaction((transaction) => eraseApplication(transaction, secret, application));
}

/**
 * Deletes an application that is held, as advertising is: nobody is told, and no backup brings it back.
 * @returns whether it was held until now; null when there is no such application
 */
export async function discardHeldApplication(
  { database, secret }: Pick<Site, "database" | "secret">,
  reference: string,
): Promise<boolean | null> {
  return database.transaction(async (transaction) => {
    const [application] = await transaction
      .select({ id: applications.id, reference: applications.reference, heldAt: applications.heldAt })
      .from(applications)
      .where(eq(applications.reference, reference))
      .for("update");
    if (application === undefined) return null;
    if (application.heldAt === null) return false;
    await eraseApplication(transaction, secret, application);
    return true;
  });
}

async function eraseApplication(
  transaction: Transaction,
  secret: string,
  { id, reference }: Named,
): Promise<void> {
  const erasing = createErasureContext(transaction);
  await eraseApplications(erasing, eq(applications.id, id));
  await recordErasure(transaction, secret, "application", reference);
  await saveDeferredDeletions(erasing);
}
