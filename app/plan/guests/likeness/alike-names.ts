import { nameSound, soundAlike, type NameSound } from "#app/plan/tools/guests/duplicates/phonetic-name.ts";
import { wordsOfName } from "#app/plan/tools/guests/duplicates/name-words.ts";

/** A name, ready to be compared with many others. */
export type HeardName = {
  sounds: readonly NameSound[];
  /** Two names that are alike share one of these: only they need to be compared. */
  keys: readonly string[];
};

export function hearName(name: string): HeardName {
  const heard = new Map<string, NameSound>();
  for (const sound of wordsOfName(name).map(nameSound)) {
    const key = sound.consonants === "" ? sound.plain : sound.consonants;
    if (!heard.has(key)) heard.set(key, sound);
  }
  const keys = [...heard.keys()].toSorted();
  const pairs = keys.flatMap((one, at) => keys.slice(at + 1).map((other) => `${one} ${other}`));
  return { sounds: [...heard.values()], keys: keys.length === 1 ? keys : pairs };
}

/**
 * Whether two names likely belong to the same people: each word of the shorter one is heard in the other.
 * A single word is not found in a name of several, or all Sharmas would be one family.
 */
export function alikeNames({ sounds: one }: HeardName, { sounds: other }: HeardName): boolean {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  // A word stands for one word alone; of two names no word is heard in two of the other, for these share
  // their consonants, and of them a name has one.
  return few.every((sound) => many.some((candidate) => soundAlike(sound, candidate)));
}
