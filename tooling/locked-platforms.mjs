/**
 * A package with a binary names one optional package per kind of machine. Where the registry at
 * hand lacks some of them, npm leaves them out of the lockfile without a word, and `npm ci` then
 * refuses that very lockfile (github.com/npm/cli/issues/9846); on such a machine they would be
 * missing as well. Named by version alone, without an integrity, both work.
 *
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm",
  "arm64",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];
const libraries = new Map([
  ["gnu", "glibc"],
  ["gnueabihf", "glibc"],
  ["musl", "musl"],
  ["musleabihf", "musl"],
]);

/**
 * @param {Lockfile} lockfile
 * @returns {[string, LockedPackage][]} the missing entries; empty when every machine is served
 */
export function missingPlatforms({ packages }) {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => {
        /** @type {[string, LockedPackage]} */
        const entry = [
          `node_modules/${name}`,
          { version, ...(dev && { dev }), optional: true, ...platformOf(name) },
        ];
        return entry;
      }),
  );
}

/**
 * @param {Lockfile} lockfile is left as it is
 * @returns {Lockfile}
 */
export function withAllPlatforms(lockfile) {
  const entries = [...Object.entries(lockfile.packages), ...missingPlatforms(lockfile)];
  entries.sort(([one], [other]) => one.localeCompare(other, "en"));
  return { ...lockfile, packages: Object.fromEntries(entries) };
}

/**
 * Looks where Node would: beside the package that asks, then further and further out.
 *
 * @param {Lockfile["packages"]} packages
 * @param {string} path
 * @param {string} name
 */
function isLocked(packages, path, name) {
  for (let from = path; ; from = from.slice(0, from.lastIndexOf("/node_modules/"))) {
    if (`${from}/node_modules/${name}` in packages) return true;
    if (!from.includes("/node_modules/")) return `node_modules/${name}` in packages;
  }
}

/**
 * Read from the name, which follows one custom: `@oxlint/binding-linux-x64-musl`.
 *
 * @param {string} name
 */
function platformOf(name) {
  const words = name.slice(name.indexOf("/") + 1).split("-");
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = words.flatMap((word) => libraries.get(word) ?? []);
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}
