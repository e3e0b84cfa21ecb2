import { Hono } from "hono";
import { z } from "zod";

import { BackupError } from "#database/backup/backup-error.ts";
import { backUp } from "#database/backup/create-backup.ts";

import { DeskRefusal, type DeskSite } from "./desk-site.ts";

const wish = z.object({ file: z.string().startsWith("/") });

export function backupDesk({ database, databaseKind, settings, secret }: DeskSite): Hono {
  const desk = new Hono();
  desk.post("/", async (context) => {
    const { file } = wish.parse(await context.req.json());
    // A secret that is a setting is kept where the settings are.
    const kept = databaseKind === "embedded" && settings.siteSecret === null ? secret : null;
    try {
      return context.json(await backUp(database, file, kept, settings.backupKey));
    } catch (error) {
      if (error instanceof BackupError) throw new DeskRefusal(error.message, { cause: error });
      throw error;
    }
  });
  return desk;
}
