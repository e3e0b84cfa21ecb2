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

/** What determines the content of a fresh, migrated cluster. */
const sources = [
  "database/migrations",
  "database/embedded/create-cluster.ts",
  "database/embedded/initialise-cluster.ts",
  "database/embedded/postgres-settings.ts",
  "node_modules/@electric-sql/pglite/package.json",
];

/** A cluster that is created once, and of which every test gets a copy. */
export type Prepared = {
  name: string;
  /** Files and folders of the project that determine its content. */
  sources: readonly string[];
  /** Fills a cluster that is migrated and empty. */
  fill?: (open: OpenDatabase) => Promise<void>;
};

const emptyCluster: Prepared = { name: "cluster", sources: [] };

/**
 * A data folder of the embedded database, migrated and empty. Creating a cluster takes seconds, so one is
 * created and every test gets a copy of it.
 * @param name a part of the folder's name
 */
export const makeEmbeddedFolder = (name?: string): Promise<string> => copyPreparedFolder(emptyCluster, name);

/** A new data folder with a copy of a prepared cluster. */
export async function copyPreparedFolder(wanted: Prepared, name = "embedded"): Promise<string> {
  const original = await prepare(wanted);
  const dataDir = temporaryFolder(name);
  copyCluster(original, dataDir);
  return dataDir;
}

function copyCluster(from: string, to: string): void {
  cpSync(join(from, "database/postgres"), join(to, "database/postgres"), { recursive: true });
}

const prepared = new Map<string, Promise<string>>();

/**
 * Makes a cluster that is not there yet.
 * @returns its folder
 */
export function prepare(wanted: Prepared): Promise<string> {
  const preparing = prepared.get(wanted.name) ?? prepareFolder(wanted);
  prepared.set(wanted.name, preparing);
  return preparing;
}

async function prepareFolder({ name, sources: more, fill }: Prepared): Promise<string> {
  const folder = join(tmpdir(), `wild-rose-${name}-${hashOf([...sources, ...more].map(inProject))}`);
  if (existsSync(folder)) return folder;
  const unfinished = mkdtempSync(`${folder}-`);
  if (fill !== undefined) copyCluster(await prepare(emptyCluster), unfinished);
  const open = await openDatabase({ databaseUrl: null, dataDir: unfinished });
  await prepareDatabase(open, inProject("database/migrations"), async () => {});
  await fill?.(open);
  await open.close();
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another test process was faster: its cluster is as good.
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
  return folder;
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
