import { dirname } from "node:path";

import { Hono } from "hono";
import { z } from "zod";

import { BackupError } from "#database/backup/backup-error.ts";
import { noteBackup } from "#database/backup/note-backup.ts";
import { createBackup } from "#database/backup/create-backup.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ file: z.string().startsWith("/") });

/** A backup into a file at an absolute path, with the secret that an embedded site made for itself. */
export function backupDesk({ database, databaseKind, settings, secret }: DeskSite) {
  return new Hono().post("/", async (context) => {
    const { file } = wish.parse(await context.req.json());
    // A secret from a setting is saved where the settings are.
    const kept = databaseKind === "embedded" && settings.siteSecret === null ? secret : null;
    try {
      const report = await createBackup(database, file, kept, settings.backupKey);
      await noteBackup(database, dirname(file));
      return context.json(report);
    } catch (error) {
      if (error instanceof BackupError) throw new CommandRejectedError(error.message, { cause: error });
      throw error;
    }
  });
}
