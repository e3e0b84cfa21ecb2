import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import { runDesk } from "#desk/run.ts";
import { createDesk } from "#server/desk-server.ts";
import type { DeskSite } from "#server/desk-commands/desk-site.ts";
import { serveDeskSocket } from "#server/desk-socket.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";

import type { ProcessResult } from "./child-process.ts";
import { makeSiteFolder } from "./site-folder.ts";
import { captureOutput } from "./capture-output.ts";
import { removeFolder } from "./temporary-folder.ts";

/**
 * Runs the desk as the operator does, but in this process: starting one takes longer than most commands.
 * server/site-process.integration.test.ts has the program itself.
 */
export async function runDeskCommand(
  args: string[],
  settings: Record<string, string>,
): Promise<ProcessResult> {
  const { value: exitCode, ...printed } = await captureOutput(() => runDesk(args, settings));
  return { exitCode, signal: null, ...printed };
}

/** A data folder with the embedded database, the catalogue, and what `fill` puts into it. */
export async function makeDataFolderWith(
  fill?: (database: Database) => Promise<void>,
): Promise<{ dataDir: string } & AsyncDisposable> {
  const dataDir = await makeSiteFolder();
  if (fill !== undefined) {
    const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
    await fill(database);
    await close();
  }
  return { dataDir, [Symbol.asyncDispose]: async () => removeFolder(dataDir) };
}

/** The parts of a running site that the desk meets: the folder is open and locked, the socket answers. */
export async function fakeRunningSite(dataDir: string): Promise<{ database: Database } & AsyncDisposable> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const socket = await serveDeskSocket(dataDir, createDesk(deskSite(database, dataDir)));
  return {
    database,
    [Symbol.asyncDispose]: async () => {
      await socket.close();
      await close();
    },
  };
}

/** What the desk's functions receive from a site on the embedded database. */
export function deskSite(database: Database, dataDir: string): DeskSite {
  const settings = readSettings({ DATA_DIR: dataDir });
  return { database, databaseKind: "embedded", settings, secret: readSiteSecret(settings) };
}
