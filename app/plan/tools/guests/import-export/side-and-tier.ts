import { foldText } from "#app/catalogue/directory/fold-text.ts";
import type { sides, tiers } from "#app/plan/guests/guest-tables.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";

/** A word without case, accents and signs. */
export const plainWord = (word: string) =>
  foldText(word)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const tierWords = new Map<string, (typeof tiers)[number]>(
  [
    ["must", "must have,a,a list,1,essential,vip"],
    ["should", "b,b list,2,should have"],
    ["if-room", "if room,maybe,c,c list,3,if there is space,backup"],
  ].flatMap(([tier = "", words = ""]) => {
    const known = tier === "must" || tier === "should" ? tier : "if-room";
    return [tierNames[known], ...words.split(",")].map((word) => [plainWord(word), known] as const);
  }),
);

export const readTier = (word: string) => tierWords.get(plainWord(word));

export type SideWord = (typeof sides)[number];

/** What a column of sides may say without being asked about. */
export function knownSides(names: SideNames): Map<string, SideWord> {
  return new Map([
    ["one", "one"],
    ["two", "two"],
    ["bride", "one"],
    ["groom", "two"],
    ["both", "both"],
    ["shared", "both"],
    ["mutual", "both"],
    [plainWord(names.one), "one"],
    [plainWord(names.two), "two"],
    [plainWord(names.both), "both"],
  ]);
}

/** Words of a column of sides that nobody knows, each once; a few of them can be asked about. */
export function unknownSides(
  rows: readonly { cells: readonly string[] }[],
  column: number,
  known: ReadonlyMap<string, unknown>,
): string[] {
  const words = new Map<string, string>();
  if (column >= 0)
    for (const { cells } of rows) {
      const word = (cells[column] ?? "").trim();
      if (word !== "" && !known.has(plainWord(word)) && words.size < 7) words.set(plainWord(word), word);
    }
  return [...words.values()];
}
