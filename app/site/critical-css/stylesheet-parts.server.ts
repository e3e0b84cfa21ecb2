/**
 * A class name, `[data-theme=…]` or `[dir=rtl]` that the page must have; of a list of lists, one must be there in full.
 */
export type RuleRequirement = string | RuleRequirement[][];

/** A part of a style sheet, as tooling/split-stylesheets.mjs splits it. */
export type StylesheetPart =
  /** Included on every page. */
  | { kind: "always"; css: string }
  /** Included where an included rule names it: key frames, registered properties. */
  | { kind: "named"; name: string; css: string }
  /** The selectors that may match on a page, each with the names that it requires, and the declarations. */
  | { kind: "rule"; selectors: [selector: string, needs: RuleRequirement[]][]; block: string }
  /** Included where a part of it is: conditions, layers. */
  | { kind: "group"; head: string; parts: StylesheetPart[] };

/** The style sheets of a build, by URL. */
export type StylesheetParts = Record<string, StylesheetPart[]>;
