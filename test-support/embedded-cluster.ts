import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase, type OpenDatabase } from "#database/open-database.ts";
import { prepareDatabase } from "#database/prepare-database.ts";

import { inProject } from "./project-folder.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** What decides how a fresh, migrated cluster looks. */
const sources = [
  "database/migrations",
  "database/embedded/create-cluster.ts",
  "database/embedded/initialise-cluster.ts",
  "database/embedded/postgres-settings.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

/** A cluster that is made once, and of which every test gets a copy. */
type Prepared = {
  name: string;
  /** Files and folders of the project that decide how it looks. */
  sources: readonly string[];
  /** Fills a cluster that is migrated and empty. */
  fill: (open: OpenDatabase) => Promise<void>;
};

/**
 * A data folder of the embedded database, migrated and empty. Making a cluster takes seconds, so one
 * is made and every test gets a copy of it.
 */
export const makeEmbeddedFolder = (): Promise<string> =>
  copyOf({ name: "cluster", sources: [], fill: async () => {} });

/** A new data folder with a copy of a prepared cluster. */
export async function copyOf(wanted: Prepared): Promise<string> {
  const prepared = await preparedFolder(wanted);
  const dataDir = temporaryFolder("embedded");
  cpSync(join(prepared, "database/postgres"), join(dataDir, "database/postgres"), { recursive: true });
  return dataDir;
}

async function preparedFolder({ name, sources: more, fill }: Prepared): Promise<string> {
  const prepared = join(tmpdir(), `wild-rose-${name}-${hashOf([...sources, ...more].map(inProject))}`);
  if (existsSync(prepared)) return prepared;
  const unfinished = mkdtempSync(`${prepared}-`);
  const open = await openDatabase({ databaseUrl: null, dataDir: unfinished });
  await prepareDatabase(open, inProject("database/migrations"), async () => {});
  await fill(open);
  await open.close();
  try {
    renameSync(unfinished, prepared);
  } catch (error) {
    // Another test process was faster: its cluster is as good.
    if (!existsSync(prepared)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return prepared;
}

function hashOf(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow)) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesBelow(join(path, name)));
}
