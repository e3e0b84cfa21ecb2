import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import type { sides, tiers } from "#app/plan/schema/guests.schema.ts";
import { tierNames, type SideNames } from "#app/plan/rules/guests/guest-labels.ts";

/** A word without case, accents and punctuation. */
export const normalizeWord = (word: string) =>
  foldName(word)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const tierWords = new Map<string, (typeof tiers)[number]>(
  [
    ["must", "must have,a,a list,1,essential,vip"],
    ["should", "b,b list,2,should have"],
    ["if-room", "if room,maybe,c,c list,3,if there is space,backup"],
  ].flatMap(([tier = "", words = ""]) => {
    const known = tier === "must" || tier === "should" ? tier : "if-room";
    return [tierNames[known], ...words.split(",")].map((word) => [normalizeWord(word), known] as const);
  }),
);

/** The tier that a cell means, such as 'A list' or 'maybe'; undefined for an unknown word. */
export const parseTier = (word: string) => tierWords.get(normalizeWord(word));

export type HouseholdSide = (typeof sides)[number];

/** Values of a column of sides that need no question. */
export function knownSides(names: SideNames): Map<string, HouseholdSide> {
  return new Map([
    ["one", "one"],
    ["two", "two"],
    ["bride", "one"],
    ["bride s side", "one"],
    ["bride side", "one"],
    ["groom", "two"],
    ["groom s side", "two"],
    ["groom side", "two"],
    ["both", "both"],
    ["shared", "both"],
    ["mutual", "both"],
    // As our own lists call them without names, and as those called them that couples saved earlier.
    ["partner 1", "one"],
    ["partner 2", "two"],
    ["one side", "one"],
    ["the other side", "two"],
    [normalizeWord(names.one), "one"],
    [normalizeWord(names.two), "two"],
    [normalizeWord(names.both), "both"],
  ]);
}

/** Unknown words of a column of sides, without duplicates; the page asks about a few of them. */
export function unknownSides(
  rows: readonly { cells: readonly string[] }[],
  column: number,
  known: ReadonlyMap<string, unknown>,
): string[] {
  const words = new Map<string, string>();
  if (column >= 0)
    for (const { cells } of rows) {
      const word = (cells[column] ?? "").trim();
      if (word !== "" && !known.has(normalizeWord(word)) && words.size < 7)
        words.set(normalizeWord(word), word);
    }
  return [...words.values()];
}
