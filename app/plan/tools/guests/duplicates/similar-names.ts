import { phoneticName, soundSimilar, type PhoneticName } from "./phonetic-name.ts";
import { nameWords } from "./name-words.ts";

/** A name prepared for many comparisons. */
export type ComparableName = {
  sounds: readonly PhoneticName[];
  /** Two similar names share one of these keys: only names with a common key need to be compared. */
  keys: readonly string[];
  /** The numbers in it: 'Family 110' is not 'Family 100'. */
  numbers: string;
};

/** Words that were heard lately: the names of a guest list repeat. */
const heardWords = new Map<string, PhoneticName>();
const mostHeard = 10_000;

function hear(word: string): PhoneticName {
  const known = heardWords.get(word);
  if (known !== undefined) return known;
  if (heardWords.size >= mostHeard) heardWords.clear();
  const sound = phoneticName(word);
  heardWords.set(word, sound);
  return sound;
}

/** Names that were prepared lately: a list is compared again after each change, and before an import. */
const preparedNames = new Map<string, ComparableName>();
const mostPrepared = 20_000;

/** Prepares a name, or returns what was prepared for it lately. */
export function toComparableName(name: string): ComparableName {
  const known = preparedNames.get(name);
  if (known !== undefined) return known;
  if (preparedNames.size >= mostPrepared) preparedNames.clear();
  const prepared = prepareName(name);
  preparedNames.set(name, prepared);
  return prepared;
}

function prepareName(name: string): ComparableName {
  const heard = new Map<string, PhoneticName>();
  const words = nameWords(name);
  const lettered = words.filter((word) => !/\d/.test(word));
  for (const sound of (lettered.length > 0 ? lettered : words).map(hear)) {
    const key = sound.consonants === "" ? sound.plain : sound.consonants;
    if (!heard.has(key)) heard.set(key, sound);
  }
  const keys = [...heard.keys()].toSorted();
  const pairs = keys.flatMap((one, at) => keys.slice(at + 1).map((other) => `${one} ${other}`));
  return {
    sounds: [...heard.values()],
    keys: keys.length === 1 ? keys : pairs,
    numbers: words.filter((word) => /\d/.test(word)).join(" "),
  };
}

/**
 * Whether two names probably belong to the same people: each word of the shorter one has a match in the
 * other. A single word is not matched within a name of several, or all Sharmas would be one family.
 */
export function areSimilarNames(first: ComparableName, second: ComparableName): boolean {
  if (first.numbers !== second.numbers) return false;
  const [one, other] = [first.sounds, second.sounds];
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length === 0 || (few.length === 1 && many.length > 1)) return false;
  // A word stands for one word alone; of two names no word is heard in two of the other, for these share
  // their consonants, and of them a name has one.
  return few.every((sound) => many.some((candidate) => soundSimilar(sound, candidate)));
}
