import stringWidth from "string-width";

import { siteLanguage } from "#app/languages/site-language.ts";

import { singleLine } from "./sanitize-text.ts";

export type TableColumn = {
  title: string;
  /** Numbers are right-aligned. */
  right?: boolean;
  /** May be cut where the terminal is narrow; other columns are never cut. */
  flexible?: boolean;
};

const gap = 2;
/** Minimum width of a cut column: a narrower one would be useless. */
const minColumnWidth = 8;

/**
 * Rows in aligned columns.
 * @param width of the terminal in characters: then the columns have titles, and the flexible ones are cut to
 * fit; null for a program that reads: no titles, nothing cut
 */
export function formatTable(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  width: number | null,
): string[] {
  const cells = rows.map((row) => row.map(singleLine));
  const shown = width === null ? cells : [columns.map(({ title }) => title), ...cells];
  const widths = columns.map((_, at) => Math.max(0, ...shown.map((row) => stringWidth(row[at] ?? ""))));
  if (width !== null) shrink(widths, columns, width);
  return shown.map((row) =>
    columns
      .map(({ right }, at) => {
        const room = widths[at] ?? 0;
        const text = cutTo(row[at] ?? "", room);
        const space = " ".repeat(Math.max(0, room - stringWidth(text)));
        return right ? `${space}${text}` : `${text}${space}`;
      })
      .join(" ".repeat(gap))
      .trimEnd(),
  );
}

/** Shrinks the widest flexible column until the row fits, or until all of them are at their minimum. */
function shrink(widths: number[], columns: readonly TableColumn[], width: number): void {
  const total = () => widths.reduce((sum, each) => sum + each + gap, -gap);
  while (total() > width) {
    const flexible = columns.flatMap((column, at) =>
      column.flexible && (widths[at] ?? 0) > minColumnWidth ? [at] : [],
    );
    const widest = flexible.toSorted((a, b) => (widths[b] ?? 0) - (widths[a] ?? 0))[0];
    if (widest === undefined) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
}

const graphemes = new Intl.Segmenter(siteLanguage, { granularity: "grapheme" });

/** A text of at most the given number of terminal columns; a cut text ends in '…'. */
function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let cut = "";
  for (const { segment } of graphemes.segment(text)) {
    if (stringWidth(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}
