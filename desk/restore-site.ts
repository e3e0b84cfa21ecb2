import { fileURLToPath } from "node:url";

import { restore } from "#database/backup/restore.ts";
import { checkBackup } from "#database/backup/read-backup.ts";
import { openDatabase } from "#database/open-database.ts";
import { deskSocketPath } from "#server/desk-socket.ts";
import type { Settings } from "#server/environment.ts";
import { keepSiteSecret } from "#server/site-secret.ts";

import { isListening } from "./ask-socket.ts";
import { DeskError } from "./desk-error.ts";

const migrationsFolder = fileURLToPath(new URL("../database/migrations", import.meta.url));

export type Restored = { madeAt: string; counts: Record<string, number>; where: string; note: string | null };

/**
 * Puts a backup back into the database that the settings name, and its secret beside it.
 * @throws BackupError, DeskError or FolderInUseError; then nothing was changed
 */
export async function restoreSite(file: string, settings: Settings, replace: boolean): Promise<Restored> {
  if (settings.databaseUrl === null && (await isListening(deskSocketPath(settings.dataDir))))
    throw new DeskError(
      `A site runs on ${settings.dataDir}. Stop it first, or restore into another folder with --into. Nothing was changed.`,
    );
  // Before a database is made for a file that is none.
  await checkBackup(file);
  const open = await openDatabase(settings);
  try {
    let note: string | null = null;
    const { madeAt, counts } = await restore(open, file, migrationsFolder, {
      replace,
      beforeCommit: ({ secret }) => {
        note = placeSecret(secret, settings);
      },
    });
    return { madeAt, counts, where: open.kind === "embedded" ? settings.dataDir : "PostgreSQL", note };
  } finally {
    await open.close();
  }
}

/** @returns what the operator has to do about the secret, if anything */
function placeSecret(secret: string | null, settings: Settings): string | null {
  if (settings.siteSecret !== null)
    return secret === null || secret === settings.siteSecret
      ? null
      : "SITE_SECRET is not the secret of the site that made the backup: private links that were mailed before no longer open.";
  if (secret !== null) keepSiteSecret(settings.dataDir, secret);
  return secret === null
    ? "The backup holds no secret, because it was a setting: start the site with the same SITE_SECRET, or private links that were mailed before no longer open."
    : null;
}
