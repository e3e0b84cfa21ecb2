import { foldName } from "#app/plan/rules/guests/fold-name.ts";

/** Forms of address: they do not make names similar. */
const address = new Set(
  `family families household parivar the and aur mr mrs ms miss dr prof sardar sardarni shri smt uncle auntie
  aunty aunt ji bhai ben guest`.split(/\s+/),
);
/** Names that half of a guest list shares. */
const shared = new Set(["singh", "kaur"]);

/** Maximum words of a name; a longer text is not compared in full. */
const mostWords = 6;

/** The distinctive words of a name; all of them where it has none. */
export function nameWords(name: string): string[] {
  const words = [
    ...new Set(
      foldName(name.slice(0, 200))
        .split(/[^\p{L}\p{M}\p{N}'’.-]+/u)
        .map((word) => word.replaceAll(/['’.-]/g, ""))
        .filter((word) => word !== ""),
    ),
  ];
  const named = words.filter((word) => (word.length > 1 || /\d/.test(word)) && !address.has(word));
  const telling = named.filter((word) => !shared.has(word));
  return ([telling, named].find(({ length }) => length > 0) ?? words).slice(0, mostWords);
}
