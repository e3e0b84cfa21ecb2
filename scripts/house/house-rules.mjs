/**
 * @typedef {import("./read-imports.mjs").Import} Import
 * @typedef {import("./read-imports.mjs").SourceFile} SourceFile
 * @typedef {import("./rooms.mjs").Room} Room
 */

/** @param {string} path @returns {string | null} the room of app/ in which a file lies; null for others */
export function roomOf(path) {
  const [top, room, ...rest] = path.split("/");
  return top === "app" && rest.length > 0 ? (room ?? null) : null;
}

/**
 * Imports from a room into one that does not lie below it, and rooms that the table does not know.
 *
 * @param {Import[]} imports
 * @param {readonly Room[]} rooms
 */
export function upwardImports(imports, rooms) {
  const floors = new Map(rooms.map(({ name, floor }) => [name, floor]));
  return imports.flatMap(({ from, to }) => {
    const [lower, upper] = [roomOf(from), roomOf(to)];
    if (lower === null || lower === upper) return [];
    // The root of the pages and its table of routes arrange all rooms; nobody imports them.
    if (to.startsWith("app/") && upper === null) return [`${from} imports ${to}, which is above all rooms`];
    if (upper === null) return [];
    const [own, its] = [floors.get(lower), floors.get(upper)];
    if (own === undefined || its === undefined)
      return [`${from} imports ${to}: scripts/house/rooms.mjs does not know one of the two rooms`];
    return its < own ? [] : [`${from} (floor ${own}) imports ${to} (floor ${its})`];
  });
}

/**
 * Imports within a folder whose rooms have an order, from a room into one that comes later.
 *
 * @param {Import[]} imports
 * @param {string} folder
 * @param {readonly string[]} order
 */
export function importsAgainstOrder(imports, folder, order) {
  /** @param {string} path */
  const place = (path) =>
    path.startsWith(`${folder}/`) ? order.indexOf(path.slice(folder.length + 1).split("/")[0] ?? "") : null;
  return imports.flatMap(({ from, to }) => {
    const [own, its] = [place(from), place(to)];
    if (own === null || its === null) return [];
    if (own === -1 || its === -1)
      return [`${from} imports ${to}: one of the two is in no room of ${folder}/`];
    return its <= own ? [] : [`${from} imports ${to}, which lies above it in ${folder}/`];
  });
}

/**
 * Imports from one child of a folder into another, where each stands for itself.
 *
 * @param {Import[]} imports
 * @param {string} folder
 */
export function importsBetweenChildren(imports, folder) {
  /** @param {string} path */
  const child = (path) =>
    path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split("/")[0] : undefined;
  return imports.flatMap(({ from, to }) => {
    const [own, its] = [child(from), child(to)];
    return own === undefined || its === undefined || own === its
      ? []
      : [`${from} imports ${to}: folders of ${folder}/ import nothing from each other`];
  });
}

/**
 * Imports between the folders at the root that the table does not allow.
 *
 * @param {Import[]} imports
 * @param {Readonly<Record<string, readonly string[]>>} allowed
 */
export function importsOutside(imports, allowed) {
  return imports.flatMap(({ from, to }) => {
    const [own = "", its = ""] = [from.split("/")[0], to.split("/")[0]];
    const may = allowed[own];
    return may === undefined || own === its || !to.includes("/") || may.includes(its)
      ? []
      : [`${from} imports ${to}: ${own}/ may import ${may.join(", ") || "nothing"}`];
  });
}

/**
 * Folders that import each other, over however many others. Folders of one parent are looked at together,
 * with all that lies in them.
 *
 * @param {Import[]} imports
 * @returns {string[][]} each circle with its folders in alphabetical order
 */
export function folderCircles(imports) {
  /** @type {Map<string, Map<string, Set<string>>>} by parent: which child imports which */
  const families = new Map();
  for (const { from, to } of imports) {
    const [own, its] = [from.split("/").slice(0, -1), to.split("/").slice(0, -1)];
    const shared = own.findIndex((part, depth) => part !== its[depth]);
    if (shared === -1 || its[shared] === undefined) continue;
    const parent = own.slice(0, shared).join("/");
    const [child, other] = [own.slice(0, shared + 1).join("/"), its.slice(0, shared + 1).join("/")];
    const family = families.get(parent) ?? new Map();
    families.set(parent, family);
    family.set(child, (family.get(child) ?? new Set()).add(other));
  }
  return [...families.values()].flatMap(circlesOf);
}

/** @param {Map<string, Set<string>>} arrows @returns {string[][]} */
function circlesOf(arrows) {
  /** @param {string} start */
  const reached = (start) => {
    const seen = new Set();
    const open = [...(arrows.get(start) ?? [])];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      open.push(...(arrows.get(next) ?? []));
    }
    return seen;
  };
  const reach = new Map([...arrows.keys()].map((folder) => [folder, reached(folder)]));
  const circles = [...reach]
    .filter(([folder, seen]) => seen.has(folder))
    .map(([folder, seen]) =>
      [...seen]
        .filter((other) => other === folder || reach.get(other)?.has(folder))
        .toSorted((one, other) => one.localeCompare(other))
        .join("\n"),
    );
  return [...new Set(circles)].map((circle) => circle.split("\n"));
}

/** Folders with the site's words, and the one file that says which language these are in. */
const worded = new Set(["app", "content", "database", "desk", "illustrations", "jobs", "mail", "server"]);
const languageFile = "app/languages/site-language.ts";
const namesLanguage = /\ben[-_][A-Z]{2}\b|\b(?:Intl\.\w+|localeCompare|toLocale\w+)\([^)]*["']en["']/;

/**
 * Files that name the site's language themselves, with a tag such as en-CA, or English for Intl. Tests say what
 * they expect.
 *
 * @param {SourceFile[]} files
 */
export function namedLanguages(files) {
  return files
    .filter(({ path }) => worded.has(path.split("/")[0] ?? "") && path !== languageFile)
    .filter(({ path, text }) => !/\.test\.tsx?$/.test(path) && namesLanguage.test(text))
    .map(({ path }) => `${path} names a language: ${languageFile} has it`);
}

/**
 * @param {SourceFile[]} files
 * @param {RegExp} declaration of something exported, its name captured
 */
function repeatedNames(files, declaration) {
  /** @type {Map<string, Set<string>>} */
  const where = new Map();
  for (const { path, text } of files)
    for (const [, name = ""] of text.matchAll(declaration))
      where.set(name, (where.get(name) ?? new Set()).add(path));
  return [...where]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} is exported by ${[...paths].join(" and ")}`);
}

/**
 * Names of exported types that stand for two things.
 *
 * @param {SourceFile[]} files
 */
export const repeatedTypes = (files) =>
  repeatedNames(files, /^export (?:declare )?(?:type|interface|(?:abstract )?class) (\w+)/gm);

/** Of routes the router wants the same names; a lazy file has the name of what it loads. */
const sharesNames = /^app\/(?:routes\/|root\.tsx|.*\/lazy-|.*\.test\.tsx?$)/;

/**
 * Names of functions and values that two files of app/ export for two things.
 *
 * @param {SourceFile[]} files
 */
export const repeatedValues = (files) =>
  repeatedNames(
    files.filter(({ path }) => path.startsWith("app/") && !sharesNames.test(path)),
    /^export (?:async )?(?:const|let|function\*?) (\w+)/gm,
  );

const docstring = /\/\*\*(?:(?!\*\/)[^])*\*\//g;

/**
 * Parameters that a docstring explains and that the code below it does not have. In .mjs files the compiler sees
 * these itself.
 *
 * @param {SourceFile[]} files
 */
export function staleParameters(files) {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(docstring)].flatMap(({ 0: block, index }) => {
        const [declared = ""] = text.slice(index + block.length).split("\n\n", 1);
        const words = new Set(declared.match(/[\w$]+/g));
        return [...block.matchAll(/@param\s+([\w$]+)/g)]
          .filter(([, name = ""]) => !words.has(name))
          .map(([, name]) => `${path} explains a parameter ${name} that is not there`);
      }),
    );
}
