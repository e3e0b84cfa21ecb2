import { randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dropDatabasesOfRun, makeTemplate, postgresServer } from "./postgres-databases.ts";
import { prepareSiteFolder } from "./site-folder.ts";
import { removeFolder } from "./temporary-folder.ts";
import { sharedFolderName } from "./test-run.ts";

/**
 * Makes, before the first test file, what all of them copy, and removes after the last what the test
 * processes shared: they end without a last word.
 */
export default async function prepareDatabases(): Promise<(() => Promise<void>) | undefined> {
  // Once for all projects of Vitest.
  if (process.env.TEST_RUN !== undefined) return undefined;
  process.env.TEST_RUN = randomBytes(4).toString("hex");
  await Promise.all([prepareSiteFolder(), ...(postgresServer === null ? [] : [makeTemplate()])]);
  return async () => {
    const names = readdirSync(tmpdir()).filter((name) => name.includes(sharedFolderName()));
    for (const name of names) removeFolder(join(tmpdir(), name));
    if (postgresServer !== null) await dropDatabasesOfRun();
  };
}
