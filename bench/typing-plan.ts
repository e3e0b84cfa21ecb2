import type { DirectoryIndex } from "#app/catalogue/directory/directory-index.ts";
import { emptyQuery } from "#app/catalogue/directory/directory-query.ts";
import { pageSize } from "#app/catalogue/directory/page-size.ts";

/** What the page has to show for one search text. */
export type Expected = {
  count: number;
  /** Names on the cards of the first page, one per line. */
  cards: string;
};

export type TypingPlan = {
  /** Typed letter by letter and then deleted letter by letter, in this order. */
  words: readonly string[];
  /** Each text that stands in the field on the way. */
  expected: Readonly<Record<string, Expected>>;
};

/** What couples look for; some of it is misspelt or not there, so that 'No vendors found' comes up too. */
const searches =
  `photographer photgrapher mehndi catering catring banff florist dhol makeup gurdwara vegan quartet
  jewellery limosine drone hall kensington tailor garden urdu bilingual plannr zebra halal silk planner outdoor
  video bridal dj xylophone cakes`.split(/\s+/);

/**
 * Chooses what is typed: of each search as many letters as change the count, each of them, so that
 * every keystroke can be told from the one before by what the page shows.
 * @param keystrokes minimum number, deletions included
 * @throws Error when no search changes the count
 */
export function planTyping(index: DirectoryIndex, keystrokes: number): TypingPlan {
  const expected: Record<string, Expected> = { "": expect(index, "") };
  const candidates = searches
    .map((search) => changingPart(index, search, expected))
    .filter((word) => word !== "");
  if (candidates.length === 0) throw new Error("No search changes the count of these listings");
  const words: string[] = [];
  for (let typed = 0; typed < keystrokes;) {
    const word = candidates[words.length % candidates.length] ?? "";
    words.push(word);
    typed += 2 * word.length;
  }
  return { words, expected };
}

function changingPart(index: DirectoryIndex, search: string, expected: Record<string, Expected>): string {
  for (let length = 1; length <= search.length; length += 1) {
    const [before, text] = [search.slice(0, length - 1), search.slice(0, length)];
    const answer = expect(index, text);
    if (answer.count === expected[before]?.count) return before;
    expected[text] = answer;
  }
  return search;
}

function expect(index: DirectoryIndex, text: string): Expected {
  const { total, matches } = index.show({ ...emptyQuery, text });
  return {
    count: total,
    cards: [...matches]
      .slice(0, pageSize)
      .map(({ name }) => name)
      .join("\n"),
  };
}
