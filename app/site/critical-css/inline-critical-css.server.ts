import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";

import { chooseRules, namesNeeded } from "./select-rules.server.ts";
import { createTokenFinder } from "./find-page-names.server.ts";
import type { SheetParts } from "#app/first-paint/sheet-parts.server.ts";

/** A page with the rules that it needs in its head, and the hashes of these for its policy. */
type StyledPage = { html: string; hashes: string[] };

/** Writes into a finished page what it is painted with. */
export type FirstStyles = (html: string) => StyledPage;

/** Pages that differ in nothing but words have the same rules: the site has some dozens of kinds. */
const mostKept = 100;

const sheetLinks = /<link rel="stylesheet" href="([^"#]+)/g;

/**
 * Of the style sheets that a page asks for at its end, its head gets the rules that its elements need,
 * so that it is painted when it has come, and looks the same when the sheets have come, too. What
 * belongs to a route stands by itself: it goes once its sheet is there (until-styled.ts).
 */
export function createFirstStyles(sheets: SheetParts): FirstStyles {
  const names = [...new Set(Object.values(sheets).flatMap((parts) => [...namesNeeded(parts)]))];
  const places = new Map(names.map((name, place) => [name, place]));
  const findTokens = createTokenFinder(names);
  const kept = new LRUCache<string, { elements: string; hashes: string[] }>({ max: mostKept });

  const write = ([common, ...ofRoute]: string[], found: Uint8Array) => {
    const has = (name: string) => found[places.get(name) ?? -1] === 1;
    const rulesOf = (address: string) => chooseRules(sheets[address] ?? [], has);
    const styles = [
      { open: "<style>", css: common === undefined ? "" : rulesOf(common) },
      { open: "<style data-of-route>", css: ofRoute.map(rulesOf).join("") },
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
