/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lockfile
 */

/**
 * Does npm's own record of what it installed (node_modules/.package-lock.json) hold what the
 * lockfile names? Then packages that somebody installed by hand need not be installed again.
 *
 * @param {Lockfile} lockfile
 * @param {Lockfile} installed
 */
export function samePackages(lockfile, installed) {
  const there = installed.packages ?? {};
  const named = Object.entries(lockfile.packages ?? {}).filter(([path]) => path !== "");
  return (
    named.length > 0 &&
    named.every(([path, wanted]) => {
      const found = there[path];
      // What is made for another kind of machine is left out by npm.
      if (!found) return wanted.optional === true;
      return found.version === wanted.version && found.integrity === wanted.integrity;
    })
  );
}
