import { placeOutline, type Outline } from "./outline.ts";
import type { ShapedLine, Typesetter } from "./typesetter.ts";

/** A row of a table: a short text at the left, such as an hour, and what it is about. */
export type TableRow = { label: string; text: string };

type RowsBox = { x: number; y: number; width: number; height: number };

/** Rows within their box. */
type FittedRows = { outline: Outline; size: number; missing: readonly string[] };

/** Each try is smaller by this factor than the one before. */
const step = 0.96;
/** In sizes: from a line of a row to its next, from a row to the next at least and at most, and beside labels. */
const [leading, rowGap, mostGap, gutter] = [1.25, 0.35, 1.3, 1.1];
/** A label as a share of the size, with its letters this much apart. */
const [labelScale, labelTracking] = [0.72, 30];
/** Most lines of a row: a longer one makes the table smaller. */
const mostLines = 2;

/**
 * Sets rows into a box, labels below each other and texts below each other: as large as they fit. Long texts
 * are broken between words; the rows are spread over the height that there is.
 * @param largest size that is never exceeded, in units of the box
 */
export function fitRows(
  rows: readonly TableRow[],
  box: RowsBox,
  largest: number,
  typesetter: Typesetter,
): FittedRows {
  const labels = rows.map(({ label }) => typesetter.shapeLine(label, "plain", labelTracking));
  const whole = rows.map(({ text }) => typesetter.shapeLine(text, "display"));
  const missing = [...new Set([...labels, ...whole].flatMap((line) => line.missing))];
  if (rows.length === 0) return { outline: [], size: largest, missing };
  const labelWidth = Math.max(...labels.map(inkWidth));
  for (let size = largest; ; size *= step) {
    const beside = labelWidth === 0 ? 0 : (labelWidth * size * labelScale) / 1000 + gutter * size;
    const broken = rows.map(({ text }) => breakText(text, (1000 * (box.width - beside)) / size, typesetter));
    const lines = broken.reduce((sum, { length }) => sum + length, 0);
    const needed = (lines * leading + (rows.length - 1) * rowGap) * size;
    const isSmallest = size < largest / 12;
    if (!isSmallest && (needed > box.height || broken.some(({ length }) => length > mostLines))) continue;
    const textWidth = Math.max(...broken.flat().map(inkWidth));
    if (!isSmallest && beside + (textWidth * size) / 1000 > box.width) continue;
    const spread = rows.length === 1 ? 0 : (box.height - needed) / (rows.length - 1);
    const between = Math.min(mostGap * size, spread) + rowGap * size;
    const height = lines * leading * size + (rows.length - 1) * between;
    const left = box.x + (box.width - beside - (textWidth * size) / 1000) / 2;
    const outline: Outline[] = [];
    let baseline = box.y + (box.height - height) / 2 + 0.95 * size;
    for (const [at, texts] of broken.entries()) {
      const label = labels[at];
      if (label !== undefined) {
        const unit = (size * labelScale) / 1000;
        const right = left + labelWidth * unit - (label.ink?.right ?? 0) * unit;
        outline.push(placeOutline(label.outline, unit, right, baseline));
      }
      for (const { outline: letters, ink } of texts) {
        const unit = size / 1000;
        outline.push(placeOutline(letters, unit, left + beside - (ink?.left ?? 0) * unit, baseline));
        baseline += leading * size;
      }
      baseline += between;
    }
    return { outline: outline.flat(), size, missing };
  }
}

const inkWidth = ({ ink }: ShapedLine): number => (ink === null ? 0 : ink.right - ink.left);

/** Breaks a text into lines that are no wider than `most` thousandths of the em, where its words allow it. */
function breakText(text: string, most: number, typesetter: Typesetter): ShapedLine[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const before = lines.at(-1);
    const joined = before === undefined ? word : `${before} ${word}`;
    if (before !== undefined && inkWidth(typesetter.shapeLine(joined, "display")) <= most)
      lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.map((line) => typesetter.shapeLine(line, "display"));
}
