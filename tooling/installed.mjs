/**
 * What a command wants of the packages: `site` is what builds and serves the site (dependencies), `all` is
 * what tests and checks it as well (devDependencies).
 *
 * @typedef {"site" | "all"} Wanted
 */

/**
 * What is there of what a lockfile names. `adding`: the site's packages are there, and whether the others
 * are whole nobody knows, because the installation that added them has not come to its end.
 *
 * @typedef {"none" | "adding" | Wanted} Installed
 */

/** @type {readonly Installed[]} */
const kinds = ["adding", "site", "all"];

/**
 * Reads what an installation wrote last.
 *
 * @param {string} stamp
 * @param {string} lockHash of the lockfile as it is now
 * @returns {Installed}
 */
export function readStamp(stamp, lockHash) {
  const [hash, kind] = stamp.split(" ");
  return hash === lockHash ? (kinds.find((known) => known === kind) ?? "none") : "none";
}

/**
 * @param {string} lockHash
 * @param {Installed} installed
 */
export const writeStamp = (lockHash, installed) => `${lockHash} ${installed}`;

/**
 * What is left to do: `add` leaves what is there as it is, so that a site which runs from it is not disturbed.
 *
 * @param {Installed} installed
 * @param {Wanted} wanted
 * @returns {"nothing" | "add" | "everything"}
 */
export function leftToInstall(installed, wanted) {
  if (installed === "none") return "everything";
  if (wanted === "site" || installed === "all") return "nothing";
  return installed === "site" ? "add" : "everything";
}
