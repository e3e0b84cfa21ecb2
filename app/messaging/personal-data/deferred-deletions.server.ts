import { rm } from "node:fs/promises";
import { join } from "node:path";

import { asc, gt, sql } from "drizzle-orm";

import { deferredDeletions } from "#database/schema/index.ts";
import { reclaimSpace } from "#database/reclaim-space.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { ErasureContext } from "./erasure-context.ts";

/** How long other processes have to delete files in their own folders, in days. */
const keptDays = 7;

type Premises = Pick<Site, "database" | "databaseKind" | "settings">;

/** Records, in the erasing transaction, what is to be deleted after the commit. */
export async function saveDeferredDeletions({ transaction, files, counts }: ErasureContext): Promise<void> {
  if (files.size === 0 && counts.size === 0) return;
  const paths = [null, ...files];
  await transaction.insert(deferredDeletions).values(paths.map((path) => ({ path })));
}

/**
 * Makes the function that carries out deferred deletions: it removes the files below this process's DATA_DIR
 * and frees the space. It does each deletion once.
 */
export function createDeferredDeletionRunner({
  database,
  databaseKind,
  settings,
}: Premises): () => Promise<void> {
  let seen = 0;
  return async () => {
    const rows = await database
      .select()
      .from(deferredDeletions)
      .where(gt(deferredDeletions.id, seen))
      .orderBy(asc(deferredDeletions.id));
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { path } of rows) if (path !== null) await rm(join(settings.dataDir, path), { force: true });
    await database
      .delete(deferredDeletions)
      .where(sql`${deferredDeletions.erasedAt} < now() - make_interval(days => ${keptDays})`);
    await reclaimSpace(database, databaseKind);
    seen = last.id;
  };
}
