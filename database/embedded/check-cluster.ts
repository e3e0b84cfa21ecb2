import { statSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** PGlite's PostgreSQL version: no other one opens what it wrote. */
const version = "18";

/** Without one of these a folder is not a cluster any more, whatever else it contains. */
const folders = ["base", "global", "pg_wal", "pg_xact"];
const controlFile = "global/pg_control";

/** The embedded database's folder is not as the site left it. Nothing in it was changed. */
class DatabaseDamagedError extends Error {
  override name = "DatabaseDamagedError";
}

/**
 * Checks whether a folder is a complete cluster of our PostgreSQL, before PGlite gets it: where the file
 * PG_VERSION is missing, PGlite treats the folder as a new one and writes an empty database over it.
 * @throws DatabaseDamagedError
 */
export function checkCluster(cluster: string): void {
  const damage = findDamage(cluster);
  if (damage === null) return;
  throw new DatabaseDamagedError(
    `The embedded database in ${cluster} is damaged: ${damage}. Nothing in it was changed. ` +
      "Keep a copy of the folder, move it away, and put a backup in its place: npm run desk -- restore FILE",
  );
}

function findDamage(cluster: string): string | null {
  if (!isFolder(cluster)) return "it is not a folder";
  const missing = folders.filter((name) => !isFolder(join(cluster, name)));
  if (missing.length > 0) return `${missing.join(", ")} is missing`;
  const found = readVersion(cluster);
  if (found === null) return "its file PG_VERSION is missing";
  if (found !== version) return `PostgreSQL ${version} cannot read what version '${found}' wrote`;
  const size = statSync(join(cluster, controlFile), { throwIfNoEntry: false })?.size;
  return size === undefined ? `its file ${controlFile} is missing` : null;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function readVersion(cluster: string): string | null {
  try {
    return readFileSync(join(cluster, "PG_VERSION"), "utf8").trim().slice(0, 20);
  } catch {
    return null;
  }
}
