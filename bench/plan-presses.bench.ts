import type { Browser, Locator, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

import type { ToolId } from "#app/plan/ui/tool-ids.ts";
import { plannedWeddingCopy } from "#test-support/planned-wedding.ts";

import { desktop } from "./browser.ts";
import { cpuSlowdown, handTiming } from "./interaction/press.ts";
import { formatMilliseconds, formatMs, formatWhole, markdownTable } from "./markdown.ts";
import { installPlanPressProbe } from "./plan-presses-probe.ts";
import { compareToTarget, type Section } from "./section.ts";
import { spreadOf } from "./statistics.ts";

/** Largest p95 of a press, in milliseconds. */
const target = 50;
/** Three guests to a household on the whole. */
const households = 1700;
/** Done before anything counts, so that what is measured does not pay for compiling. */
const warmUp = 4;
/** Between two presses, in milliseconds: what follows a press is over before the next one. */
const pause = 150;
const patience = 60_000;
const emptyHandler = "empty handler";

/** What is pressed in a tool; each press undoes the one before, or `undo` does. */
type PlanPress = {
  what: string;
  tool: ToolId;
  target: (page: Page) => Locator;
  undo?: (page: Page) => Promise<void>;
};

const closeSheet = (page: Page) => page.keyboard.press("Escape");
const main = (page: Page) => page.locator(".plan__tool");

const planPresses: readonly PlanPress[] = [
  {
    what: "Tick a task on Today",
    tool: "today",
    target: (page) => page.getByRole("checkbox", { name: /^Done: / }).first(),
  },
  {
    what: "Open 'Add' on Today",
    tool: "today",
    target: (page) => page.getByRole("button", { name: "Add", exact: true }),
    undo: closeSheet,
  },
  {
    what: "See who comes to an event",
    tool: "today",
    target: (page) => page.locator(".event-state > summary").first(),
  },
  {
    what: "Invite a household",
    tool: "guests",
    target: (page) => page.locator(".matrix__row .matrix__cell").first(),
  },
  {
    what: "Go from Today to the guest list",
    tool: "today",
    target: (page) => page.locator(".plan-side").getByRole("link", { name: "Guest list", exact: true }),
    undo: (page) => goTo(page, "Today"),
  },
  {
    what: "Tick a task in the checklist",
    tool: "checklist",
    target: (page) => main(page).getByRole("checkbox").first(),
  },
  {
    what: "Open a sum of the budget",
    tool: "budget",
    target: (page) => main(page).locator("details > summary").first(),
  },
  {
    what: "Seat another event",
    tool: "seating",
    target: (page) => main(page).locator(".choice[aria-pressed=false], .choice[aria-selected=false]").first(),
  },
  {
    what: "Move a schedule item",
    tool: "schedule",
    target: (page) => page.getByRole("button", { name: /5 minutes/ }).first(),
  },
  {
    what: "Let guests reply, or not",
    tool: "rsvp",
    target: (page) => page.getByRole("checkbox", { name: "Guests can reply" }),
  },
];

/**
 * Ten frequent presses in a plan with some 5,000 guests, beside the least that a press costs on the same page.
 * @param times how often each is pressed
 */
export async function benchPlanPresses(browser: Browser, origin: string, times: number): Promise<Section> {
  const page = await browser.newPage(desktop);
  try {
    await page.goto(`${origin}/plan/share`);
    await page.getByLabel("Restore a backup").setInputFiles(plannedWeddingCopy(households));
    await page.getByText("Restored from").waitFor({ timeout: patience });
    const results: { what: string; measured: number[]; empty: number[] }[] = [];
    for (const press of planPresses) {
      console.error(`  ${press.what} ...`);
      results.push(await measure(page, origin, press, times));
    }
    return describe(results);
  } finally {
    await page.close();
  }
}

async function measure(
  page: Page,
  origin: string,
  { what, tool, target: find, undo }: PlanPress,
  times: number,
) {
  await page.goto(`${origin}/plan${tool === "today" ? "" : `/${tool}`}`);
  await find(page).waitFor({ timeout: patience });
  await page.evaluate(installPlanPressProbe, "click");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  for (let nth = -warmUp; nth < times; nth += 1) {
    await pressOnce(page, find(page), what);
    await undo?.(page);
    if (undo) await find(page).waitFor({ timeout: patience });
    await pressOnce(page, page.locator("#bench-press"), emptyHandler);
  }
  const presses = await page.evaluate(() => window.planPressProbe?.presses);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await session.detach();
  return {
    what,
    measured: presses?.[what]?.slice(warmUp) ?? [],
    empty: presses?.[emptyHandler]?.slice(warmUp) ?? [],
  };
}

async function pressOnce(page: Page, button: Locator, name: string): Promise<void> {
  await button.hover();
  await wait(handTiming.rests);
  const before = await page.evaluate((key) => {
    const probe = window.planPressProbe;
    if (probe) probe.next = key;
    return probe?.presses[key]?.length ?? 0;
  }, name);
  await page.mouse.down();
  await wait(handTiming.holds);
  await page.mouse.up();
  await page.waitForFunction(
    ({ key, count }) => (window.planPressProbe?.presses[key]?.length ?? 0) > count,
    { key: name, count: before },
    // Looking at each frame would cost in the frame that is measured.
    { polling: 50, timeout: patience },
  );
  await wait(pause);
}

async function goTo(page: Page, tool: string): Promise<void> {
  await page.locator(".plan-side").getByRole("link", { name: tool, exact: true }).click();
  await wait(pause);
}

function describe(results: readonly { what: string; measured: number[]; empty: number[] }[]): Section {
  return {
    text: `## Presses in a plan of 5,000 guests

${formatWhole(households)} households; milliseconds from the click to the end of the frame that shows the first change, processor slowed ${cpuSlowdown} times, window ${desktop.viewport.width} by ${desktop.viewport.height}. Beside each a button on the same page whose handler writes one text node, by turns.

${markdownTable(
  ["What", "Times", "p50", "p95", "Empty p50", "Empty p95", "Ratio p50", "Result"],
  results.map(({ what, measured, empty }) => {
    const [of, least] = [spreadOf(measured), spreadOf(empty)];
    return [
      what,
      formatWhole(measured.length),
      ...[of.p50, of.p95, least.p50, least.p95].map(formatMs),
      (of.p50 / least.p50).toFixed(1),
      of.p95 <= target ? "met" : "MISSED",
    ];
  }),
)}`,
    goals: results.map(({ what, measured }) =>
      compareToTarget({
        what: `${what}, 5,000 guests: p95 to its frame`,
        limit: { atMost: target },
        measured: spreadOf(measured).p95,
        write: formatMilliseconds,
      }),
    ),
    noise: [],
  };
}
