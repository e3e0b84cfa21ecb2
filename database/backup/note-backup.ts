import { sql } from "drizzle-orm";

import type { Database } from "#database/database.ts";
import { siteState } from "#database/schema/index.ts";

/** PostgreSQL's code for a write where nothing can be written, such as on a standby. */
const readOnlyCode = "25006";

/**
 * Records that a backup was made now, so that an old one is noticed, and where, so that later erasures are
 * recorded beside it; a standby cannot and need not.
 */
export async function noteBackup(database: Database, folder: string): Promise<void> {
  const noted = { backedUpAt: sql`now()`, backupFolder: folder };
  try {
    await database.insert(siteState).values(noted).onConflictDoUpdate({ target: siteState.id, set: noted });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : null;
    if (cause instanceof Error && "code" in cause && cause.code === readOnlyCode) return;
    throw error;
  }
}
