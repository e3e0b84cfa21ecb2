import { rm } from "node:fs/promises";
import { join } from "node:path";

import { asc, gt, sql } from "drizzle-orm";

import { leftovers } from "#database/schema/index.ts";
import { freeSpace } from "#database/reclaim-space.ts";
import type { Site } from "#server/site.ts";

import type { Erasing } from "./erasing.ts";

/** How long other processes have to see to their own folders, in days. */
const keptDays = 7;

type Premises = Pick<Site, "database" | "databaseKind" | "settings">;

/** Writes down, in the transaction that erases, what is to be tidied up when it counts. */
export async function leaveToTidy({ transaction, files, counts }: Erasing): Promise<void> {
  if (files.size === 0 && counts.size === 0) return;
  const paths = [null, ...files];
  await transaction.insert(leftovers).values(paths.map((path) => ({ path })));
}

/**
 * Makes the function that tidies up what erasures left: removes the files below this process's
 * DATA_DIR and frees the space. What it has done it does not do again.
 */
export function createCaretaker({ database, databaseKind, settings }: Premises): () => Promise<void> {
  let seen = 0;
  return async () => {
    const rows = await database
      .select()
      .from(leftovers)
      .where(gt(leftovers.id, seen))
      .orderBy(asc(leftovers.id));
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { path } of rows) if (path !== null) await rm(join(settings.dataDir, path), { force: true });
    await database
      .delete(leftovers)
      .where(sql`${leftovers.erasedAt} < now() - make_interval(days => ${keptDays})`);
    await freeSpace(database, databaseKind);
    seen = last.id;
  };
}
