import { boundsOf, placeOutline, type Bounds, type Outline } from "./outline.ts";
import type { ShapedLine, Typesetter } from "./typesetter.ts";
import type { Hand } from "./typefaces.ts";

/** A text that is set as one piece; line breaks in it are kept. */
export type Paragraph = {
  text: string;
  hand: Hand;
  /** Its size as a share of the block's. */
  scale: number;
  /** Space above it, in sizes of the block; the first one has none. */
  gap: number;
  /** Added after each Latin letter, in thousandths of the em. */
  tracking: number;
};

type TextBox = { x: number; y: number; width: number; height: number; align: "start" | "middle" | "end" };

/** A block of text within its box. */
export type FittedText = {
  outline: Outline;
  /** Around what is inked; null for a block without text. */
  ink: Bounds | null;
  /** The block's size, in units of its box to the em. */
  size: number;
  missing: readonly string[];
};

/** Most lines that a paragraph is broken into, beyond those that its own line breaks make. */
const mostLines = 4;
/** A text is broken into one more line where that makes it larger by this factor. */
const worthALine = 1.25;
/** Each try is smaller by this factor than the one before. */
const step = 0.97;

/**
 * Sets paragraphs below each other into a box: as large as they fit, in few lines, and never beyond its edges.
 * @param largest size that the block never exceeds, in units of the box
 */
export function fitText(
  paragraphs: readonly Paragraph[],
  box: TextBox,
  largest: number,
  typesetter: Typesetter,
): FittedText {
  const said = paragraphs.filter(({ text }) => text.trim() !== "");
  let best = setBlock(said, box, largest, 1, typesetter);
  for (let lines = 2; lines <= mostLines; lines += 1) {
    const tried = setBlock(said, box, largest, lines, typesetter);
    if (tried.size > best.size * worthALine) best = tried;
  }
  return best;
}

function setBlock(
  paragraphs: readonly Paragraph[],
  box: TextBox,
  largest: number,
  lines: number,
  typesetter: Typesetter,
): FittedText {
  const breaks = paragraphs.map((paragraph) =>
    Array.from({ length: lines }, (_, at) => breakParagraph(paragraph, at + 1, typesetter)),
  );
  const missing = breaks.flatMap(([whole]) => whole?.lines.flatMap((line) => line.missing) ?? []);
  for (let size = largest; ; size *= step) {
    // Each paragraph in as few lines as it needs at this size.
    const broken = breaks.flatMap(
      (ways) => ways.find((way) => widthOf(way, size) <= box.width) ?? ways.at(-1) ?? [],
    );
    const { lines: placed, width, top, bottom } = stack(broken, size);
    if (placed.length === 0) return { outline: [], ink: null, size, missing };
    if (width > box.width || bottom - top > box.height) continue;
    // The ink is centred: what stands above and below it in a script differs too much.
    const down = box.y + (box.height - (bottom - top)) / 2 - top;
    const outline = placed.flatMap(({ outline: letters, ink, unit, baseline }) => {
      const free = box.width - (ink.right - ink.left) * unit;
      const left = { start: 0, middle: free / 2, end: free }[box.align];
      return placeOutline(letters, unit, box.x + left - ink.left * unit, baseline + down);
    });
    return { outline, ink: boundsOf(outline), size, missing };
  }
}

type BrokenParagraph = Paragraph & { lines: readonly ShapedLine[] };

const breakParagraph = (paragraph: Paragraph, most: number, typesetter: Typesetter): BrokenParagraph => ({
  ...paragraph,
  lines: paragraph.text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .flatMap((line) => breakLine(line, most, paragraph, typesetter)),
});

const widthOf = ({ lines, scale }: BrokenParagraph, size: number): number =>
  Math.max(0, ...lines.map(({ ink }) => (ink === null ? 0 : ((ink.right - ink.left) * size * scale) / 1000)));

/** The lines at a size with their baselines, and how wide and high their ink is. */
function stack(paragraphs: readonly BrokenParagraph[], size: number) {
  const placed: { outline: Outline; ink: Bounds; unit: number; baseline: number }[] = [];
  let [baseline, width, top, bottom] = [0, 0, Infinity, -Infinity];
  let below: number | null = null;
  for (const { lines, scale, gap } of paragraphs)
    for (const [at, { outline, ink, ascent, descent }] of lines.entries()) {
      const unit = (size * scale) / 1000;
      if (below !== null) baseline += below + (at === 0 ? gap * size : 0) + ascent * unit;
      below = descent * unit;
      if (ink === null) continue;
      width = Math.max(width, (ink.right - ink.left) * unit);
      top = Math.min(top, baseline + ink.top * unit);
      bottom = Math.max(bottom, baseline + ink.bottom * unit);
      placed.push({ outline, ink, unit, baseline });
    }
  return { lines: placed, width, top, bottom };
}

/** Breaks a line between words into at most `most`, of widths as equal as possible. */
function breakLine(
  line: string,
  most: number,
  { hand, tracking }: Paragraph,
  typesetter: Typesetter,
): ShapedLine[] {
  const words = line.split(/\s+/u);
  const shaped = (from: number, to: number) =>
    typesetter.shapeLine(words.slice(from, to).join(" "), hand, tracking);
  const count = Math.min(most, words.length);
  if (count === 1) return [shaped(0, words.length)];
  const space =
    typesetter.shapeLine("n n", hand, tracking).advance - typesetter.shapeLine("nn", hand, tracking).advance;
  const widths = words.map((word) => typesetter.shapeLine(word, hand, tracking).advance + space);
  const ends = balancedEnds(widths, count);
  return ends.map((end, at) => shaped(ends[at - 1] ?? 0, end));
}

type LineEnds = { widest: number; ends: number[] };

/**
 * Where each line ends, so that the widest is as narrow as possible.
 * @param widths of the words
 */
export function balancedEnds(widths: readonly number[], lines: number): number[] {
  const sums = widths.reduce<number[]>((all, width) => [...all, (all.at(-1) ?? 0) + width], [0]);
  const between = (from: number, to: number) => (sums[to] ?? 0) - (sums[from] ?? 0);
  // The best last line for the first `end` words in `count` lines.
  let best = sums.map((width, end): LineEnds => ({ widest: width, ends: [end] }));
  for (let count = 2; count <= lines; count += 1)
    best = best.map((one, end) => {
      if (end < count) return one;
      let chosen = one;
      for (let from = count - 1; from < end; from += 1) {
        const before = best[from];
        if (before === undefined) continue;
        const widest = Math.max(before.widest, between(from, end));
        if (widest < chosen.widest) chosen = { widest, ends: [...before.ends, end] };
      }
      return chosen;
    });
  return best.at(-1)?.ends ?? [];
}
