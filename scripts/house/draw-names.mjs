/** @typedef {import("./read-imports.mjs").SourceFile} SourceFile */

/** Numbers from 0 to 1 that a seed decides (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Files drawn at random, tests and entries of content/ aside: these are named after what they test or hold.
 *
 * @param {SourceFile[]} files
 * @param {number} seed
 * @param {number} count
 */
export function drawNames(files, seed, count) {
  const left = files
    .filter(({ path }) => !/\.(?:test|spec)\.tsx?$|^content\//.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const random = randomFrom(seed);
  return Array.from({ length: Math.min(count, left.length) }, () => {
    const [drawn] = left.splice(Math.floor(random() * left.length), 1);
    const { path = "", text = "" } = drawn ?? {};
    const [, comment = "(no comment)"] = /\/\*\*\s*([^]*?)\s*\*\//.exec(text) ?? [];
    return {
      name: path.split("/").at(-1) ?? "",
      path,
      comment: comment.replaceAll(/\s*\n\s*\*\s?/g, " ").replace(/^\*\s*/, ""),
    };
  });
}
