/** A class name, or `[data-theme=…]`, that the page has to have; of a list of lists one has to be there whole. */
export type Need = string | Need[][];

/** A piece of a style sheet, as scripts/prepare/take-sheets-apart.mjs takes it apart. */
export type SheetPart =
  /** Kept on every page. */
  | { kind: "always"; css: string }
  /** Kept where what is kept names it: key frames, registered properties. */
  | { kind: "named"; name: string; css: string }
  /** The selectors that may match on a page, each with what the page needs for that, and what they declare. */
  | { kind: "rule"; selectors: [selector: string, needs: Need[]][]; block: string }
  /** Kept where something of it is: conditions, layers. */
  | { kind: "group"; head: string; parts: SheetPart[] };

/** The style sheets of a build, by their addresses. */
export type SheetParts = Record<string, SheetPart[]>;
