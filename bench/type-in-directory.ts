import type { CDPSession, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

import { indexListings } from "#app/catalogue/directory/directory-index.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { seededRandom } from "./seeded-random.ts";
import { planTyping, type TypingPlan } from "./typing-plan.ts";
import { installTypingProbe, type Keystroke, type ProbedField } from "./typing-probe.ts";

/** Typed before anything counts, so that the measured keystrokes do not pay for compiling. */
const warmUpWords = 3;
/** Mean time between two keys, a rest in which cards and address follow (after 300), and after a word, in milliseconds. */
const [keyPause, rest, wordPause] = [120, 600, 500];

const directory: ProbedField = {
  name: "directory",
  input: ".directory-search input",
  output: ".toolbar__count",
  cards: ".card__link",
};
/** The least that a keystroke can cost on this page and this machine: its handler writes one text. */
const reference: ProbedField = {
  name: "empty handler",
  input: "#bench-input",
  output: "#bench-output",
  cards: null,
};

export type TypingRun = {
  directory: Keystroke[];
  reference: Keystroke[];
  /** Longest task while the directory's field was typed into, in milliseconds; under 50 none is reported. */
  longestTask: number;
  /** Longest task while the list was fetched, read and ordered. */
  longestTaskOfList: number;
};

/**
 * Types words into the directory and into a field with an empty handler by turns, and measures every key.
 * @param page the directory, as it was opened
 * @param cards what /vendors/list answers to this page
 * @param slowdown how many times slower than it is the processor shall be
 * @throws Error when the page shows another count than filterDirectory
 */
export async function typeInDirectory(
  page: Page,
  cards: ListingCard[],
  keystrokes: number,
  slowdown: number,
): Promise<TypingRun> {
  const index = indexListings(cards);
  const plan = planTyping(index, keystrokes);
  await addReference(page, plan);
  const session = await page.context().newCDPSession(page);
  const countShown = await listenForCounts(page, session, plan);
  await page.evaluate(installTypingProbe, { fields: [directory, reference], expected: plan.expected });
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });

  await fetchList(page, cards.length);
  const longestTaskOfList = await longestTask(page);
  const warmUp = plan.words.slice(0, warmUpWords);
  await typeWords(page, warmUp, countShown);
  await page.evaluate(() => {
    if (window.typingProbe) Object.assign(window.typingProbe, { keystrokes: [], longTasks: [] });
  });
  await typeWords(page, plan.words, countShown);

  const all = await page.evaluate(() => window.typingProbe?.keystrokes ?? []);
  const spoilt = all.find((keystroke) => keystroke.spoilt !== null);
  if (spoilt) throw wrongCount(plan, spoilt.text, String(spoilt.spoilt));
  const of = (field: ProbedField) =>
    all.filter(({ field: name }) => name === field.name).slice(0, keystrokes);
  return {
    directory: of(directory),
    reference: of(reference),
    longestTask: await longestTask(page),
    longestTaskOfList,
  };
}

type CountShown = (text: string) => Promise<void>;

async function typeWords(page: Page, words: readonly string[], countShown: CountShown): Promise<void> {
  const random = seededRandom(words.length);
  for (const word of words) {
    const steps = [
      ...Array.from(word, (letter, at) => ({
        key: letter === " " ? "Space" : letter,
        text: word.slice(0, at + 1),
      })),
      ...Array.from(word, (_, at) => ({ key: "Backspace", text: word.slice(0, word.length - at - 1) })),
    ];
    for (const field of [directory, reference]) {
      await page.focus(field.input);
      await wait(wordPause);
      for (const { key, text } of steps) {
        // People type unevenly: from 60 to 180 ms, and one key in eight comes after a rest.
        const pause = random.chance(1 / 8) ? rest : random.between(keyPause / 2, 1.5 * keyPause);
        const next = performance.now() + pause;
        const shown = countShown(text);
        await page.keyboard.press(key);
        await shown;
        await wait(Math.max(0, next - performance.now()));
      }
      await wait(wordPause);
    }
  }
}

/** Lets the bench wait until the page shows the count of a text. */
async function listenForCounts(page: Page, session: CDPSession, plan: TypingPlan): Promise<CountShown> {
  const waiting: { arrived?: (text: string) => void } = {};
  // A bare binding: what Playwright would put around it costs time in the page.
  session.on("Runtime.bindingCalled", ({ payload }) => waiting.arrived?.(payload));
  await session.send("Runtime.addBinding", { name: "countIsShown" });
  return (text) =>
    new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        void page
          .textContent(directory.output)
          .then((shown) => reject(wrongCount(plan, text, `${shown}`)), reject);
      }, 10_000);
      waiting.arrived = (shown) => {
        if (shown !== text) return;
        clearTimeout(patience);
        resolve();
      };
    });
}

function wrongCount(plan: TypingPlan, text: string, shown: string): Error {
  const right = plan.expected[text]?.count ?? "nothing";
  return new Error(`WRONG COUNT for '${text}': the page shows '${shown}', showDirectory says ${right}`);
}

/** A field on the same page whose handler only writes a text node. */
async function addReference(page: Page, plan: TypingPlan): Promise<void> {
  await page.evaluate((expected) => {
    const input = document.createElement("input");
    input.id = "bench-input";
    input.autocomplete = "off";
    const output = document.createElement("output");
    output.id = "bench-output";
    const text = document.createTextNode("");
    output.append(text);
    const box = document.createElement("div");
    box.style.cssText = "position: fixed; inset: auto 0 0 auto; z-index: 9; background: white";
    box.append(input, output);
    // Where the directory's own field is, so that the page is in the same state while it has the focus.
    (document.querySelector("main") ?? document.body).append(box);
    input.addEventListener("input", () => (text.data = String(expected[input.value]?.count)));
  }, plan.expected);
}

/** Shows interest, as a visitor would, and waits until the list is there and the page is at rest. */
async function fetchList(page: Page, listings: number): Promise<void> {
  const answer = page.waitForResponse("**/vendors/list");
  await page.focus(directory.input);
  await (await answer).finished();
  await page.waitForFunction(
    ({ selector, count }) => document.querySelector(selector)?.textContent.includes(` ${count} `),
    { selector: directory.output, count: formatCount(listings) },
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await wait(wordPause);
}

function longestTask(page: Page): Promise<number> {
  return page.evaluate(
    (name) =>
      (window.typingProbe?.longTasks ?? [])
        .filter(({ field }) => field === name || field === "")
        .reduce((longest, { duration }) => Math.max(longest, duration), 0),
    directory.name,
  );
}
