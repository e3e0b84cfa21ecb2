import type { Browser, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

import { footHeight, headHeight, rowHeight } from "#app/plan/tools/guests/matrix/visible-rows.ts";
import { largePlanFile } from "#test-support/large-plan.ts";
import { planBackup } from "#test-support/plan-backup.ts";

import { desktop } from "./browser.ts";
import { formatMilliseconds, formatMs, markdownTable, formatWhole } from "./markdown.ts";
import { installMatrixProbe, type Press } from "./matrix-probe.ts";
import { compareToTarget, type Section } from "./section.ts";
import { spreadOf } from "./statistics.ts";

/** How many times slower the processor is made. */
const slowdown = 4;
/** Largest p95 of a press from its handler and of a scroll, in milliseconds. */
const target = 50;
const households = 1000;
/** Rows that a scroll goes by, and a leap. */
const [rowsByScroll, rowsByLeap] = [10, 140];
/** The page rests so long between the focus and the key, as it does in typeInDirectory, in milliseconds. */
const restAfterFocus = 500;
/** Done before anything counts, so that what is measured does not pay for compiling. */
const warmUp = 15;
/** Between two measurements, in milliseconds. */
const pause = 120;
/** Pixels of a rem, as long as nobody sets the size of text. */
const rem = 16;

/**
 * Inviting a household by a key, and scrolling, in a guest list of 1,000 households and 8 events, beside
 * the least that a key and a scroll cost on the same page.
 * @param times how many of each to measure
 */
export async function benchMatrix(browser: Browser, origin: string, times: number): Promise<Section> {
  const page = await browser.newPage(desktop);
  try {
    await page.goto(`${origin}/plan/share`);
    await page.getByLabel("Restore a backup").setInputFiles(planBackup(largePlanFile(households)));
    await page.getByText("Restored from").waitFor();
    await page.getByRole("link", { name: "Guest list", exact: true }).click();
    await page.locator(".matrix__row").first().waitFor();
    // Rows that come to lie under it would be drawn as those that it points at.
    await page.mouse.move(0, 0);
    await page.evaluate(installMatrixProbe, {
      rowHeight: rowHeight * rem,
      headAndFoot: (headHeight + footHeight) * rem,
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await measure(page, warmUp);
    await page.evaluate(() => {
      const probe = window.matrixProbe;
      for (const lists of [probe?.presses, probe?.scrolls, probe?.leaps])
        for (const list of Object.values(lists ?? {})) list.length = 0;
    });
    await measure(page, times);
    return await describe(page);
  } finally {
    await page.close();
  }
}

async function measure(page: Page, times: number): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    // Of a row in sight a cell without an answer: a press invites or takes back. The order of the elements is not that of the rows.
    const row = page.locator(`.matrix__row[aria-rowindex="${2 + (nth % 8)}"]`);
    await row
      .locator('.matrix__cell:is(:not([data-answer]), [data-answer="waiting"])')
      .nth(nth % 4)
      .focus();
    await press(page, "matrix");
    await page.focus("#bench-press");
    await press(page, "empty handler");
  }
  for (const [kind, rows, turn] of [
    ["scrolls", rowsByScroll, 60],
    ["leaps", rowsByLeap, 6],
  ] as const) {
    for (let nth = 0; nth < times; nth += 1)
      for (const which of ["matrix", "plain page"] as const) {
        await page.evaluate(([how, box, by]) => window.matrixProbe?.scroll(how, box, by), [
          kind,
          which,
          // Down the list, and back before its end.
          rows * rowHeight * rem * (Math.floor(nth / turn) % 2 === 0 ? 1 : -1),
        ] as const);
        await wait(pause);
      }
    await page.evaluate(() => document.querySelector(".matrix")?.scrollTo({ top: 0 }));
    await wait(pause);
  }
}

async function press(page: Page, which: "matrix" | "empty handler"): Promise<void> {
  await wait(restAfterFocus);
  const before = await page.evaluate((name) => window.matrixProbe?.presses[name].length ?? 0, which);
  await page.keyboard.press("Space");
  await page.waitForFunction(
    ({ name, count }) => (window.matrixProbe?.presses[name].length ?? 0) > count,
    { name: which, count: before },
    // Looking at each frame would cost in the frame that is measured.
    { polling: 100 },
  );
  await wait(pause);
}

async function describe(page: Page): Promise<Section> {
  const probe = await page.evaluate(() => ({
    presses: window.matrixProbe?.presses,
    scrolls: window.matrixProbe?.scrolls,
    leaps: window.matrixProbe?.leaps,
  }));
  const presses = (from: keyof Press) =>
    [
      (probe.presses?.matrix ?? []).map((one) => one[from]),
      (probe.presses?.["empty handler"] ?? []).map((one) => one[from]),
    ] as const;
  const rows = [
    ["A press, from its handler", ...presses("fromHandler"), target],
    ["A press, from the key", ...presses("fromKey"), null],
    ["A scroll", probe.scrolls?.matrix ?? [], probe.scrolls?.["plain page"] ?? [], target],
    ["A leap", probe.leaps?.matrix ?? [], probe.leaps?.["plain page"] ?? [], null],
  ] as const;
  const text = `## The guest list's matrix

${formatWhole(households)} households by 8 events; milliseconds to the end of the frame that shows it, processor slowed ${slowdown} times, window ${desktop.viewport.width} by ${desktop.viewport.height}. A press: a key invites a household or takes it back, and its cell and the foot of its event follow; counted from where the key reaches the page and, as what is typed into the directory, from the key itself. Beside it a key whose handler writes one text node, on the same page, by turns. A scroll: by ${rowsByScroll} rows, to the frame with every row there; a leap: by ${rowsByLeap}, to rows that nothing has drawn ahead. Beside them a box of the same page that shows nothing.

${markdownTable(
  ["What", "Times", "p50", "p95", "Least p50", "Least p95", "Ratio p50", "Ratio p95", "Target p95", "Result"],
  rows.map(([what, measured, least, most]) => {
    const [of, empty] = [spreadOf(measured), spreadOf(least)];
    return [
      what,
      formatWhole(measured.length),
      formatMs(of.p50),
      formatMs(of.p95),
      formatMs(empty.p50),
      formatMs(empty.p95),
      (of.p50 / empty.p50).toFixed(1),
      (of.p95 / empty.p95).toFixed(1),
      most === null ? "" : `${most}`,
      most === null ? "" : of.p95 <= most ? "met" : "MISSED",
    ];
  }),
)}`;
  return {
    text,
    goals: rows.flatMap(([what, measured, , most]) =>
      most === null
        ? []
        : compareToTarget({
            what: `${what} in the guest list's matrix: p95 to its frame`,
            limit: { atMost: most },
            measured: spreadOf(measured).p95,
            write: formatMilliseconds,
          }),
    ),
    noise: [],
  };
}
