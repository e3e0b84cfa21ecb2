import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";

import { selectRules, requiredNames } from "./select-rules.server.ts";
import { createNameFinder } from "./find-page-names.server.ts";
import type { StylesheetPart, StylesheetParts } from "./stylesheet-parts.server.ts";

/** A page with its critical CSS in the head, and the hashes of that CSS for its policy. */
type StyledPage = { html: string; hashes: string[] };

/** Writes the critical CSS into a finished page. */
export type InlineCriticalCss = (html: string) => StyledPage;

/** Pages that differ only in their text have the same rules: the site has some dozens of kinds. */
const mostKept = 100;

const sheetLinks = /<link rel="stylesheet" href="([^"#]+)/g;

/**
 * Chooses from the style sheets that a page loads at its end the rules that its elements need, and puts them
 * in the head, so that the page is painted when it arrives, and looks the same when the sheets have loaded.
 * The rules of each route are a separate element, which is removed once its sheet has loaded
 * (stylesheets-loaded.ts).
 */
export function createCriticalCssInliner(sheets: StylesheetParts): InlineCriticalCss {
  const names = [...new Set(Object.values(sheets).flatMap((parts) => [...requiredNames(parts)]))];
  const places = new Map(names.map((name, place) => [name, place]));
  const findTokens = createNameFinder(names);
  const kept = new LRUCache<string, { elements: string; hashes: string[] }>({ max: mostKept });

  const write = ([common, ...ofRoute]: string[], found: Uint8Array) => {
    const has = (name: string) => found[places.get(name) ?? -1] === 1;
    const rulesOf = (parts: readonly StylesheetPart[]) => selectRules(parts, has);
    const route = ofRoute.flatMap((address) => sheets[address] ?? []);
    // The files have no font faces (split-stylesheets.mjs): those of a route stay in the page for good.
    const lasting = [...(common === undefined ? [] : (sheets[common] ?? [])), ...route.filter(isFace)];
    const styles = [
      { open: "<style>", css: rulesOf(lasting) },
      { open: "<style data-of-route>", css: rulesOf(route.filter((part) => !isFace(part))) },
    ].filter(({ css }) => css !== "");
    return {
      elements: styles.map(({ open, css }) => `${open}${css}</style>`).join(""),
      hashes: styles.map(({ css }) => createHash("sha256").update(css).digest("base64")),
    };
  };

  return (html) => {
    const linked = [...html.matchAll(sheetLinks)].map(([, address = ""]) => address);
    const found = findTokens(html);
    const key = linked.join(" ") + Buffer.from(found).toString("latin1");
    let styles = kept.get(key);
    if (styles === undefined) kept.set(key, (styles = write(linked, found)));
    const end = html.indexOf("</head>");
    return { html: html.slice(0, end) + styles.elements + html.slice(end), hashes: styles.hashes };
  };
}

const isFace = (part: StylesheetPart) => part.kind === "always" && part.css.startsWith("@font-face");
