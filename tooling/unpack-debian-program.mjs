import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runChild } from "./child-processes.mjs";
import { mayInstallDebianPackages } from "./debian-package.mjs";
import { findOnPath, isProgram } from "./find-program.mjs";
import { inProject } from "./project.mjs";

const cache = inProject("node_modules/.cache/debian-programs");

/**
 * Finds a program, or unpacks it from its Debian package beside the project: nothing is installed, and no
 * service is started.
 *
 * @param {string} name of the program
 * @param {string} packageName
 * @param {string} path of the program in the package, such as 'usr/sbin/nginx'
 * @returns {Promise<string | null>} null where it is not there and cannot be had
 */
export async function findOrUnpackProgram(name, packageName, path) {
  const unpacked = join(cache, packageName);
  const found =
    findOnPath(name) ?? ["/usr/sbin", "/sbin"].map((folder) => join(folder, name)).find(isProgram);
  if (found) return found;
  const program = join(unpacked, path);
  if (isProgram(program)) return program;
  if (!mayInstallDebianPackages()) return null;
  const downloads = `${unpacked}.download-${process.pid}`;
  mkdirSync(downloads, { recursive: true });
  try {
    if (!(await fetchPackage(packageName, downloads))) return null;
    const [file] = readdirSync(downloads).filter((each) => each.endsWith(".deb"));
    if (file === undefined) return null;
    await runChild("dpkg-deb", ["-x", join(downloads, file), unpacked]);
    return existsSync(program) ? program : null;
  } finally {
    rmSync(downloads, { recursive: true, force: true });
  }
}

/**
 * A fresh machine knows no packages before the first update.
 *
 * @param {string} packageName
 * @param {string} folder
 */
async function fetchPackage(packageName, folder) {
  const download = async () =>
    (await runChild("apt-get", ["-q", "download", packageName], { cwd: folder })).exitCode === 0;
  if (await download()) return true;
  await runChild("apt-get", ["-q", "update"]);
  return download();
}
