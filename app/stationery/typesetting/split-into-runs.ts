import bidiFactory from "bidi-js";

import { fontFileFor, plainFile, type FontFileId, type Hand } from "./typefaces.ts";

/** Letters of one typeface and one direction, in the order in which they are read. */
type TextRun = { text: string; file: FontFileId; isRightToLeft: boolean };

type SplitText = {
  /** From left to right, as they stand on the line. */
  runs: readonly TextRun[];
  /** Characters that no typeface has. */
  missing: readonly string[];
};

const bidi = bidiFactory();

/**
 * Splits a line into runs, in the order of the Unicode bidirectional algorithm: a number within Urdu is read
 * from left to right.
 * @param covers whether a file has a character
 */
export function splitIntoRuns(
  line: string,
  hand: Hand,
  covers: (file: FontFileId, character: string) => boolean,
): SplitText {
  const text = line.normalize("NFC");
  const { levels } = bidi.getEmbeddingLevels(text, "auto");
  const characters: { character: string; level: number; file: FontFileId | null }[] = [];
  const missing: string[] = [];
  let at = 0;
  for (const character of text) {
    const file = fontFileFor(character, hand);
    if (file === undefined || (file !== null && !covers(file, character))) missing.push(character);
    else characters.push({ character, level: levels[at] ?? 0, file });
    at += character.length;
  }
  // Of names in a script that we don't have, an '&' would be left.
  if (missing.length > 0 && !characters.some(({ character }) => /[\p{Letter}\p{Number}]/u.test(character)))
    return { runs: [], missing };
  const runs: (TextRun & { level: number })[] = [];
  for (const [index, { character, level, file: own }] of characters.entries()) {
    const before = runs.at(-1);
    const file = own ?? neighbour(characters, index, before?.file, hand, covers);
    if (before?.file === file && before.level === level) before.text += character;
    else runs.push({ text: character, file, level, isRightToLeft: level % 2 === 1 });
  }
  return { runs: inVisualOrder(runs), missing };
}

/** Whose file a space, digit or mark takes: the letter's before it, else the one's after it, if that has it. */
function neighbour(
  characters: readonly { character: string; file: FontFileId | null }[],
  index: number,
  before: FontFileId | undefined,
  hand: Hand,
  covers: (file: FontFileId, character: string) => boolean,
): FontFileId {
  const character = characters[index]?.character ?? "";
  if (/\p{Mark}/u.test(character) && before !== undefined) return before;
  // The space before a digit of another typeface is that one's: the space of Nastaliq is hardly seen beside it.
  if (before !== undefined && isBeforeAnother(characters, index, before, covers)) return plainFile(hand);
  const after = characters.slice(index).find(({ file }) => file !== null)?.file ?? undefined;
  return [before, after].find((file) => file !== undefined && covers(file, character)) ?? plainFile(hand);
}

/** Whether a space, or a sign of direction after it, comes before a character that its file does not have. */
function isBeforeAnother(
  characters: readonly { character: string }[],
  index: number,
  file: FontFileId,
  covers: (file: FontFileId, character: string) => boolean,
): boolean {
  if (!/\s/u.test(characters[index]?.character ?? "")) return false;
  const next = characters.slice(index + 1).find(({ character }) => !/[\s\p{Cf}]/u.test(character));
  return next !== undefined && !covers(file, next.character);
}

/** Rule L2 of the algorithm: from the highest level down, neighbours of that level or above change order. */
function inVisualOrder<Run extends { level: number }>(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      if (end === start) continue;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  return ordered;
}
