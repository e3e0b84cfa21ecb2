import { fileURLToPath } from "node:url";

import { createDeferredDeletionRunner } from "#app/messaging/personal-data/deferred-deletions.server.ts";
import { replayLinkRenewal } from "#app/operator/link-renewal/renew-all-links.server.ts";
import { replayErasures } from "#app/operator/erasure/replay-erasures.server.ts";
import { restoreBackup } from "#database/backup/restore.ts";
import { checkBackup } from "#database/backup/read-backup.ts";
import { openDatabase } from "#database/open-database.ts";
import { deskSocketPath } from "#server/desk-socket.ts";
import type { Settings } from "#app/messaging/settings.ts";
import { writeSecretFile, readSecretFile } from "#server/site-secret.ts";

import { isSiteListening } from "./socket-request.ts";
import { DeskError } from "./desk-error.ts";

const migrationsFolder = fileURLToPath(new URL("../database/migrations", import.meta.url));

export type RestoreResult = {
  madeAt: string;
  counts: Record<string, number>;
  where: string;
  /** Erasures since the backup was made, which were repeated on it. */
  erasedAgain: number;
  note: string | null;
};

/**
 * Restores a backup into the database of the settings, and its secret beside it.
 * @param privateKey of an encrypted backup
 * @throws BackupError, DeskError or FolderInUseError; then nothing was changed
 */
export async function restoreSite(
  file: string,
  settings: Settings,
  replace: boolean,
  privateKey: string | null = null,
): Promise<RestoreResult> {
  if (settings.databaseUrl === null && (await isSiteListening(deskSocketPath(settings.dataDir))))
    throw new DeskError(
      `A site runs on ${settings.dataDir}. Stop it first, or restore into another folder with --into. Nothing was changed.`,
    );
  // Before a database is created for an invalid file.
  await checkBackup(file, privateKey);
  const open = await openDatabase(settings);
  try {
    let note: string | null = null;
    let erasedAgain = 0;
    // The present secret may be replaced by the backup's.
    const present = settings.siteSecret ?? readSecretFile(settings.dataDir);
    const { madeAt, counts } = await restoreBackup(open, file, migrationsFolder, {
      replace,
      privateKey,
      erasureFolders: [settings.dataDir],
      afterFilling: async (transaction, { erased, renewed }, header) => {
        const secrets = [present, header.secret].filter((secret) => secret !== null);
        erasedAgain = await replayErasures(transaction, erased, secrets);
        const secret = settings.siteSecret ?? header.secret ?? present;
        if (renewed !== null && secret !== null) await replayLinkRenewal(transaction, secret, renewed);
      },
      beforeCommit: ({ secret }) => {
        note = placeSecret(secret, settings);
      },
    });
    if (erasedAgain > 0)
      await createDeferredDeletionRunner({ database: open.database, databaseKind: open.kind, settings })();
    const where = open.kind === "embedded" ? settings.dataDir : "PostgreSQL";
    return { madeAt, counts, where, erasedAgain, note };
  } finally {
    await open.close();
  }
}

/** @returns what the operator has to do about the secret, if anything */
function placeSecret(secret: string | null, settings: Settings): string | null {
  if (settings.siteSecret !== null)
    return secret === null || secret === settings.siteSecret
      ? null
      : "SITE_SECRET is not the secret of the site that made the backup, and the site will not start with it: set the former one, or make every link new with npm run desk -- links renew --all.";
  if (secret !== null) writeSecretFile(settings.dataDir, secret);
  return secret === null
    ? "The backup holds no secret, because it was a setting: start the site with the same SITE_SECRET. If it is lost, make every link new with npm run desk -- links renew --all."
    : null;
}
