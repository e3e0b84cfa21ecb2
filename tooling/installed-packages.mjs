/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * How much of what the lockfile names does npm's own record of what it installed
 * (node_modules/.package-lock.json) hold? What somebody installed by hand need not be installed again.
 *
 * @param {Lockfile} lockfile
 * @param {Lockfile} installed
 * @returns {"none" | import("./installed.mjs").Wanted}
 */
export function packagesThere(lockfile, installed) {
  if (isThere(lockfile, installed, () => true)) return "all";
  return isThere(lockfile, installed, ({ dev }) => !dev) ? "site" : "none";
}

/**
 * @param {Lockfile} lockfile
 * @param {Lockfile} installed
 * @param {(wanted: LockedPackage) => boolean} isWanted
 */
function isThere(lockfile, installed, isWanted) {
  const there = installed.packages ?? {};
  const named = Object.entries(lockfile.packages ?? {}).filter(
    ([path, wanted]) => path !== "" && isWanted(wanted),
  );
  return (
    named.length > 0 &&
    named.every(([path, wanted]) => {
      const found = there[path];
      // npm leaves out packages for other platforms.
      if (!found) return wanted.optional === true;
      return found.version === wanted.version && found.integrity === wanted.integrity;
    })
  );
}
