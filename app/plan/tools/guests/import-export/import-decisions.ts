import type { LikelyDuplicateLine } from "./preview-import.ts";

/** The decision on a line: a new household, the id of the household that it is, or to leave it out. */
export type ImportDecision = { same: string } | "new" | "out";

/**
 * What becomes of lines before the couple decides: messages of a chat and lines that repeat an earlier one are left
 * out, and the others have no entry.
 */
export const defaultDecisions = (
  likely: readonly LikelyDuplicateLine[],
  messages: readonly number[] = [],
): Map<number, ImportDecision> =>
  new Map(
    [...messages, ...likely.filter(({ repeats }) => repeats !== null).map(({ entry }) => entry.line)].map(
      (line) => [line, "out"],
    ),
  );
