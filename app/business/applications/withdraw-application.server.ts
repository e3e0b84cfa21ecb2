import { eq } from "drizzle-orm";

import { eraseApplications } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { createErasureContext } from "#app/messaging/personal-data/erasure-context.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { saveDeferredDeletions } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { applications } from "#database/schema/index.ts";
import type { Site } from "#app/messaging/request-context.ts";

/**
 * Erases an application with its mails and its link, as requested on its page; a listing that it became
 * stays.
 */
export async function withdrawApplication(
  { database, secret }: Pick<Site, "database" | "secret">,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const erasing = createErasureContext(transaction);
    await eraseApplications(erasing, eq(applications.id, id));
    await recordErasure(transaction, secret, "application", reference);
    await saveDeferredDeletions(erasing);
  });
}
