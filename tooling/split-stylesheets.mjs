import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { ident, parse } from "css-tree";

/**
 * @typedef {import("../app/site/critical-css/stylesheet-parts.server.ts").StylesheetPart} StylesheetPart
 * @typedef {import("../app/site/critical-css/stylesheet-parts.server.ts").RuleRequirement} Need
 * @typedef {import("css-tree").CssNode} CssNode
 */

/** Contains rules, and is empty without them. */
const groups = new Set(["media", "supports", "container", "layer", "scope", "starting-style"]);

/** What a first view does without: paper, and the visitor's own colours, which come with the whole sheet. */
const late = new Set(["print", "(forced-colors:active)", "(forced-colors: active)"]);

/**
 * Takes the style sheets of a finished build apart, so that the server can write into a page the rules
 * that its elements need (app/site/critical-css). The faces leave the files that pages link: they are in the
 * pages, and a face that is declared again begins to load again, and moves the lines when it comes. A file that
 * scripts load later keeps its faces: no page has them.
 *
 * @param {string} buildDirectory
 */
export function splitStylesheets(buildDirectory) {
  const client = join(buildDirectory, "client");
  /** @type {Record<string, StylesheetPart[]>} */
  const sheets = {};
  const files = readdirSync(join(client, "assets"));
  const linked = linkedStylesheets(
    files
      .filter((name) => /^manifest-.*\.js$/.test(name))
      .map((name) => readFileSync(join(client, "assets", name), "utf8")),
  );
  for (const name of files.filter((file) => file.endsWith(".css"))) {
    const url = `/assets/${name}`;
    const file = join(client, url);
    const { parts, rest } = splitStylesheet(readFileSync(file, "utf8"));
    sheets[url] = parts;
    if (linked.has(url)) writeFileSync(file, rest);
  }
  writeFileSync(join(buildDirectory, "server/critical-css.json"), JSON.stringify(sheets));
}

/**
 * @param {readonly string[]} manifests of the router: which files each route loads
 * @returns {Set<string>} URLs of the style sheets that pages link
 */
export function linkedStylesheets(manifests) {
  const linked = new Set(manifests.flatMap((manifest) => manifest.match(/\/assets\/[\w.-]+\.css/g) ?? []));
  if (linked.size === 0) throw new Error("No manifest of the router names a style sheet.");
  return linked;
}

/**
 * @param {string} css as the build writes it
 * @returns {{ parts: StylesheetPart[], rest: string }} its parts but those for paper and forced colours, and the sheet without its faces
 */
export function splitStylesheet(css) {
  if (css.includes("</")) throw new Error("A style sheet that closes an element cannot stand in a page.");
  /** @type {[start: number, end: number][]} */
  const faces = [];
  /** @param {CssNode} node */
  const text = (node) => css.slice(...range(node));

  /**
   * @param {Iterable<CssNode>} nodes
   * @returns {StylesheetPart[]}
   */
  const partsOf = (nodes) => [...nodes].flatMap(partOf);

  /**
   * @param {CssNode} node
   * @returns {StylesheetPart[]}
   */
  const partOf = (node) => {
    if (node.type === "Comment") return [];
    if (node.type === "Rule") {
      if (node.prelude.type !== "SelectorList") return [{ kind: "always", css: text(node) }];
      return [{ kind: "rule", selectors: selectorsOf(node.prelude, text), block: text(node.block) }];
    }
    if (node.type !== "Atrule") return [{ kind: "always", css: text(node) }];
    const prelude = node.prelude === null ? "" : text(node.prelude);
    if (node.block !== null && groups.has(node.name)) {
      // It is part of the whole sheet, which loads long before anybody prints.
      if (node.name === "media" && late.has(prelude.trim())) return [];
      return [
        { kind: "group", head: `@${node.name} ${prelude}`.trimEnd(), parts: partsOf(node.block.children) },
      ];
    }
    if (node.name === "page") return [];
    if (node.name === "font-face") faces.push(range(node));
    const isNamed = node.name === "property" || node.name.endsWith("keyframes");
    return [
      isNamed
        ? { kind: "named", name: prelude.trim(), css: text(node) }
        : { kind: "always", css: text(node) },
    ];
  };

  const sheet = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false });
  const parts = sheet.type === "StyleSheet" ? partsOf(sheet.children) : [];
  const rest = faces.reduceRight((left, [start, end]) => left.slice(0, start) + left.slice(end), css);
  return { parts, rest };
}

/**
 * @param {CssNode} node
 * @returns {[start: number, end: number]}
 */
function range({ loc }) {
  if (!loc) throw new Error("The parser has not said where it is.");
  return [loc.start.offset, loc.end.offset];
}

/**
 * @param {CssNode} list
 * @param {(node: CssNode) => string} text
 * @returns {[string, Need[]][]}
 */
function selectorsOf(list, text) {
  return listed(list).map((selector) => [text(selector), needsOf(selector)]);
}

/**
 * What a page has to have if a selector is to match in it. Tags, states and other attributes count as
 * there: a rule too many does no harm.
 *
 * @param {CssNode} selector
 * @returns {Need[]}
 */
function needsOf(selector) {
  return listed(selector)
    .map(needOf)
    .filter((need) => need !== null);
}

/**
 * @param {CssNode} part of a selector
 * @returns {Need | null}
 */
function needOf(part) {
  if (part.type === "ClassSelector") return ident.decode(part.name);
  if (part.type === "AttributeSelector") {
    const { name, matcher, value } = part;
    if (matcher !== "=" || value === null) return null;
    const attribute = `[${name.name}=${value.type === "Identifier" ? value.name : value.value}]`;
    return name.name === "data-theme" || attribute === "[dir=rtl]" ? attribute : null;
  }
  if (part.type !== "PseudoClassSelector" || !["is", "where"].includes(part.name)) return null;
  const choices = listed(part).flatMap(listed).map(needsOf);
  return choices.some((needs) => needs.length === 0) ? null : choices;
}

/**
 * @param {CssNode} node
 * @returns {CssNode[]}
 */
function listed(node) {
  return "children" in node && node.children !== null ? [...node.children] : [];
}
