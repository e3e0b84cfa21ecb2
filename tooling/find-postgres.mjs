import { execFileSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { installDebianPackage, mayInstallDebianPackages } from "./debian-package.mjs";
import { findOnPath, isProgram } from "./find-program.mjs";
import { isWindows } from "./project.mjs";
import { step } from "./progress.mjs";

/** Newest first: the embedded database has the newest version. */
const versions = [18, 17, 16, 15];

export const postgresAdvice =
  "Install PostgreSQL 15 to 18, or set TEST_DATABASE_URL to an empty database for tests.";

/**
 * Debian keeps the server's programs off the path, and so do others.
 *
 * @param {number} version
 */
function usualFolders(version) {
  return [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
    `/Applications/Postgres.app/Contents/Versions/${version}/bin`,
    `C:\\Program Files\\PostgreSQL\\${version}\\bin`,
  ];
}

/** @returns {{ bin: string, version: number } | undefined} the folder of its programs */
export function findPostgres() {
  const onPath = findOnPath("initdb");
  // Resolves links, because initdb looks for its companion beside itself.
  const folders = [...(onPath ? [dirname(realpathSync(onPath))] : []), ...versions.flatMap(usualFolders)];
  const suffix = isWindows ? ".exe" : "";
  return folders
    .filter((bin) => ["initdb", "postgres"].every((name) => isProgram(join(bin, name + suffix))))
    .map((bin) => ({ bin, version: versionOf(join(bin, "postgres")) }))
    .filter(({ version }) => versions.includes(version))
    .toSorted((one, other) => other.version - one.version)[0];
}

export async function findOrInstallPostgres() {
  const found = findPostgres();
  if (found || !mayInstallDebianPackages()) return found;
  await step("Installing PostgreSQL", () => installDebianPackage("postgresql"));
  return findPostgres();
}

/** @param {string} program */
function versionOf(program) {
  try {
    const said = execFileSync(program, ["--version"], { encoding: "utf8", stdio: "pipe" });
    return Number(/PostgreSQL\) (\d+)/.exec(said)?.[1]);
  } catch {
    return 0;
  }
}
