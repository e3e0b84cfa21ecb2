import { find, generate, parse, walk } from "css-tree";

import { root } from "../../tooling/project.mjs";
import { readSources } from "../house/read-imports.mjs";
import { readStyleSheets } from "./style-sheets.mjs";

/**
 * @typedef {{ line: number, declaration: string }} PhysicalSide
 * @typedef {import("css-tree").CssNode} CssNode
 */

/** Where elements have styles of their own. */
const styleFolders = ["app/", "mail/"];

/** A side in the styles of an element: by its name, or as a length. */
const inStyles =
  /\b(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*:|(?:textAlign|float): "(?:left|right)"|(?:left|right): [`"']|(?<=style=\{\{[^\n]*)(?:left|right): -?\d)[^\n]*/g;

const ofOneSide =
  /^(?:left|right|(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const ofFourSides = /^(?:inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color))$/;

/**
 * Declarations of a style sheet that name the left or the right, and so stay where they are when a page reads
 * from right to left. Shadows, transforms and positions in numbers are not looked at. Left out are rules for one
 * direction, and lines with a comment that begins with
 * `physical:` and says what has that side by nature.
 *
 * @param {string} css
 * @returns {PhysicalSide[]}
 */
export function physicalSidesIn(css) {
  const excused = excusedLines(css);
  /** @type {PhysicalSide[]} */
  const found = [];
  let inOneDirection = 0;
  walk(parse(css, { positions: true, parseValue: true }), {
    /** @param {CssNode} node */
    enter(node) {
      if (isOfOneDirection(node)) inOneDirection += 1;
      if (node.type !== "Declaration" || inOneDirection > 0 || node.property.startsWith("--")) return;
      const line = node.loc?.start.line ?? 0;
      if (hasSide(node.property, node.value) && !excused.has(line))
        found.push({ line, declaration: `${node.property}: ${generate(node.value)}` });
    },
    /** @param {CssNode} node */
    leave(node) {
      if (isOfOneDirection(node)) inOneDirection -= 1;
    },
  });
  return found;
}

/** @param {CssNode} node */
const isOfOneDirection = (node) => node.type === "Rule" && generate(node.prelude).includes("[dir=");

/** @param {string} property @param {CssNode} value */
function hasSide(property, value) {
  if (ofOneSide.test(property)) return true;
  if (namesSide(value)) return true;
  const words = wordsOf(value);
  if (ofFourSides.test(property)) return words.length === 4 && words[1] !== words[3];
  return property === "border-radius" && hasSideInCorners(words);
}

/** Whether it says `left` or `right`, on its own or within a gradient. @param {CssNode} value */
function namesSide(value) {
  return (
    find(value, (node) => node.type === "Identifier" && (node.name === "left" || node.name === "right")) !==
    null
  );
}

/**
 * Corners are written clockwise from the top left.
 *
 * @param {readonly string[]} corners
 */
function hasSideInCorners(corners) {
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = corners;
  return topLeft !== topRight || bottomRight !== bottomLeft;
}

/** The parts of a value that spaces separate. @param {CssNode} value */
const wordsOf = (value) =>
  value.type === "Value" ? [...value.children].map((child) => generate(child)) : [generate(value)];

/**
 * The same in the styles that a component gives its elements.
 *
 * @param {string} source
 * @returns {PhysicalSide[]}
 */
export function physicalSidesInStyles(source) {
  const excused = excusedLines(source);
  return [...source.matchAll(inStyles)]
    .map(({ 0: declaration, index }) => ({ line: source.slice(0, index).split("\n").length, declaration }))
    .filter(({ line }) => !excused.has(line));
}

/** @param {string} text */
function excusedLines(text) {
  const lines = text.split("\n").flatMap((line, at) => (/\/[*/] physical: \w/.test(line) ? [at + 1] : []));
  return new Set(lines);
}

/** Every physical side in the site's style sheets and components. @returns {(PhysicalSide & { file: string })[]} */
export function findPhysicalSides() {
  const sheets = readStyleSheets().map(({ file, css }) => ({ file, found: physicalSidesIn(css) }));
  const styles = readSources(root)
    .filter(
      ({ path }) => styleFolders.some((folder) => path.startsWith(folder)) && !/\.test\.tsx?$/.test(path),
    )
    .map(({ path, text }) => ({ file: path, found: physicalSidesInStyles(text) }));
  return [...sheets, ...styles].flatMap(({ file, found }) => found.map((side) => ({ ...side, file })));
}
