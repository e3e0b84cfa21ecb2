import { eq } from "drizzle-orm";

import { eraseApplications } from "#app/messaging/personal-data/erase-submissions.server.ts";
import { beginErasing } from "#app/erasure/erasing.ts";
import { recordErasure } from "#app/messaging/personal-data/erasure-records.server.ts";
import { leaveToTidy } from "#app/erasure/leftovers.server.ts";
import { applications } from "#database/schema/index.ts";
import type { Site } from "#server/site.ts";

/** Erases an application with its mails and its link, as the business asked for on its page; a listing that it became stays. */
export async function withdrawApplication(
  { database, secret }: Pick<Site, "database" | "secret">,
  { id, reference }: { id: number; reference: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const erasing = beginErasing(transaction);
    await eraseApplications(erasing, eq(applications.id, id));
    await recordErasure(transaction, secret, "application", reference);
    await leaveToTidy(erasing);
  });
}
