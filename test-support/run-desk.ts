import type { Database } from "#database/database.ts";
import { openDatabase } from "#database/open-database.ts";
import { obey } from "#desk/run.ts";
import { createDesk } from "#server/desk-server.ts";
import type { DeskSite } from "#server/desk-subjects/desk-site.ts";
import { listenForDesk } from "#server/desk-socket.ts";
import { readSettings } from "#server/environment.ts";
import { readSiteSecret } from "#server/site-secret.ts";

import type { Ended } from "./child-process.ts";
import { makeSiteFolder } from "./site-folder.ts";
import { printedBy } from "./capture-output.ts";
import { removeFolder } from "./temporary-folder.ts";

/**
 * Runs the desk as the operator does, but in this process: starting one takes longer than most commands.
 * server/site-process.integration.test.ts has the program itself.
 */
export async function runDesk(args: string[], settings: Record<string, string>): Promise<Ended> {
  const { value: exitCode, ...printed } = await printedBy(() => obey(args, settings));
  return { exitCode, signal: null, ...printed };
}

/** A data folder with the embedded database; what `fill` puts into it is there when it is closed. */
export async function dataFolder(
  fill: (database: Database) => Promise<void> = async () => {},
): Promise<{ dataDir: string } & AsyncDisposable> {
  const dataDir = await makeSiteFolder();
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  await fill(database);
  await close();
  return { dataDir, [Symbol.asyncDispose]: async () => removeFolder(dataDir) };
}

/** What of a running site the desk meets: the folder is open and locked, the socket answers. */
export async function runningSite(dataDir: string): Promise<{ database: Database } & AsyncDisposable> {
  const { database, close } = await openDatabase({ databaseUrl: null, dataDir });
  const socket = await listenForDesk(dataDir, createDesk(deskSite(database, dataDir)));
  return {
    database,
    [Symbol.asyncDispose]: async () => {
      await socket.close();
      await close();
    },
  };
}

/** What the desk's functions get of a site on the embedded database. */
export function deskSite(database: Database, dataDir: string): DeskSite {
  const settings = readSettings({ DATA_DIR: dataDir });
  return { database, databaseKind: "embedded", settings, secret: readSiteSecret(settings) };
}
