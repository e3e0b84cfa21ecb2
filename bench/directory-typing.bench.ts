import type { Browser } from "@playwright/test";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { desktop } from "./browser.ts";
import { generateListings } from "./generate-listings.ts";
import { formatMilliseconds, formatMs, markdownTable, formatWhole } from "./markdown.ts";
import { compareToTarget, type Section } from "./section.ts";
import { spreadOf, type Spread } from "./statistics.ts";
import { typeInDirectory, type TypingRun } from "./type-in-directory.ts";

/** How many times slower the processor is made. */
const slowdown = 4;
/** Largest p95 of input event to the frame with the new count, in milliseconds. */
const targets = { catalogue: 50, generated: 100 };
const generatedListings = 5000;

type Measured = { listings: number; target: number; run: TypingRun };

/**
 * From a keystroke to the frame that shows its count, beside the same on an empty handler.
 * @param keystrokes how many to measure in each field
 */
export async function benchDirectoryTyping(
  browser: Browser,
  origin: string,
  keystrokes: number,
): Promise<Section> {
  const response = await fetch(`${origin}/vendors/list`);
  // Written by our own server, from the same type.
  const catalogue: ListingCard[] = await response.json();
  const measured: Measured[] = [];
  for (const [cards, target] of [
    [catalogue, targets.catalogue],
    [generateListings(generatedListings), targets.generated],
  ] as const)
    measured.push({ listings: cards.length, target, run: await measure(browser, origin, cards, keystrokes) });
  return {
    text: describe(measured),
    goals: measured.map(({ listings, target, run }) =>
      compareToTarget({
        what: `Filter keystroke, ${formatWhole(listings)} listings: p95 to its frame`,
        limit: { atMost: target },
        measured: spreadOf(counts(run.directory)).p95,
        write: formatMilliseconds,
      }),
    ),
    noise: [],
  };
}

async function measure(
  browser: Browser,
  origin: string,
  cards: ListingCard[],
  keystrokes: number,
): Promise<TypingRun> {
  const page = await browser.newPage(desktop);
  try {
    await page.route("**/vendors/list", (route) => route.fulfill({ json: cards }));
    await page.goto(`${origin}/vendors`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    return await typeInDirectory(page, cards, keystrokes, slowdown);
  } finally {
    await page.close();
  }
}

function describe(measured: Measured[]): string {
  return `## Typing in the directory

Milliseconds from the \`input\` event to the end of the frame that shows the new count; processor slowed ${slowdown} times, window ${desktop.viewport.width} by ${desktop.viewport.height}. Every keystroke changes the count, and each count was compared with the answer of \`showDirectory\`. The empty handler writes one text node, on the same page, in turns with the directory, word by word.

${markdownTable(
  [
    "Listings",
    "Keystrokes",
    "p50",
    "p95",
    "Empty p50",
    "Empty p95",
    "Ratio p50",
    "Ratio p95",
    "Target p95",
    "Result",
  ],
  measured.map(({ listings, target, run }) => {
    const [count, empty] = [spreadOf(counts(run.directory)), spreadOf(counts(run.reference))];
    return [
      formatWhole(listings),
      formatWhole(run.directory.length),
      ...both(count),
      ...both(empty),
      (count.p50 / empty.p50).toFixed(1),
      (count.p95 / empty.p95).toFixed(1),
      `${target}`,
      count.p95 <= target ? "met" : "MISSED",
    ];
  }),
)}

From the key, what it waited for a busy page included; and the cards, which may follow the count.

${markdownTable(
  [
    "Listings",
    "Key p50",
    "Key p95",
    "Cards p50",
    "Cards p95",
    "Next key first",
    "Longest task",
    "Longest task of the list",
  ],
  measured.map(({ listings, run }) => {
    const cards = run.directory
      .map(({ cardsAfterCount }) => cardsAfterCount)
      .filter((after) => after !== null);
    return [
      formatWhole(listings),
      ...both(spreadOf(run.directory.map(({ countFromKey }) => countFromKey))),
      ...both(spreadOf(cards)),
      formatWhole(run.directory.length - cards.length),
      formatWhole(run.longestTask),
      formatWhole(run.longestTaskOfList),
    ];
  }),
)}

Cards: how long after the count they followed; next key first: keystrokes whose cards never showed, because another key came. Longest task: while typing; that of the list: while it is fetched, read and ordered (0: none of 50 ms).`;
}

const counts = (keystrokes: TypingRun["directory"]) => keystrokes.map(({ count }) => count);
const both = ({ p50, p95 }: Spread) => [formatMs(p50), formatMs(p95)];
