import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";

import { phone } from "./browser.ts";
import { formatMilliseconds, formatMs, formatRatio, formatWhole, markdownTable } from "./markdown.ts";
import { networkConditions, watchTraffic } from "./paint/page-visit.ts";
import { compareToTarget, type Section } from "./section.ts";
import { spreadOf } from "./statistics.ts";

/** Most milliseconds of the p50 from the press to a plan that can be used. */
const targets = { warm: 1000, cold: 2500 };
const patience = 60_000;

/** A link, and what is there once its page can be used. */
type Opening = { link: (page: Page) => Locator; usable: string };

const privacy: Opening = {
  link: (page) => page.locator('.site-footer a[href^="/privacy"]').first(),
  usable: ".hero--inner h1",
};
const plan = (usable: string): Opening => ({
  link: (page) => page.getByRole("link", { name: /^(Your|Start your) plan/ }).first(),
  usable,
});

/**
 * From a press on the plan's button on the home page until the plan can be used, beside a press on the link to a
 * page of text, by turns. Warm: the phone has the plan and its code. Cold: it has seen nothing but the home page.
 * @param times how often each is pressed
 */
export async function benchPlanOpening(browser: Browser, origin: string, times: number): Promise<Section> {
  const warm = { plan: [] as number[], text: [] as number[] };
  const cold = { plan: [] as number[], text: [] as number[] };
  const context = await browser.newContext(phone);
  try {
    await startPlan(context, origin);
    for (let nth = 0; nth < times; nth += 1) {
      warm.plan.push(await open(context, origin, plan(".today .event-state"), null));
      warm.text.push(await open(context, origin, privacy, null));
    }
  } finally {
    await context.close();
  }
  for (let nth = 0; nth < times; nth += 1) {
    cold.plan.push(await openCold(browser, origin, plan(".start-plan__form input")));
    cold.text.push(await openCold(browser, origin, privacy));
  }
  const rows = [
    ["Warm", warm, targets.warm],
    ["Cold", cold, targets.cold],
  ] as const;
  const { bitsPerSecond, latency, slowdown } = networkConditions;
  return {
    text: `## Opening the plan

Milliseconds on a phone from the press on the plan's button of the home page to the frame in which the plan can be used, processor slowed ${slowdown} times. Warm: the plan and its code are on the phone, and Today shows its events. Cold: a first visit at ${bitsPerSecond / 1e6} Mbit/s and ${latency} ms that pressed at once, and the first questions can be answered. Beside each the same press on the link to a page of text.

${markdownTable(
  ["", "Times", "p50", "p95", "Text p50", "Text p95", "Ratio p50"],
  rows.map(([what, measured]) => {
    const [of, text] = [spreadOf(measured.plan), spreadOf(measured.text)];
    return [
      what,
      formatWhole(measured.plan.length),
      ...[of.p50, of.p95, text.p50, text.p95].map(formatMs),
      formatRatio(of.p50 / text.p50),
    ];
  }),
)}`,
    goals: rows.map(([what, measured, most]) =>
      compareToTarget({
        what: `Opening the plan, ${what.toLowerCase()}: p50 from the press`,
        limit: { atMost: most },
        measured: spreadOf(measured.plan).p50,
        write: formatMilliseconds,
      }),
    ),
    noise: [],
  };
}

/** Makes a plan on this phone, so that the next visit is warm. */
async function startPlan(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/plan`);
  await page.getByRole("button", { name: "Start your plan" }).click();
  await page.locator(".today .event-state").first().waitFor();
  await page.close();
}

async function openCold(browser: Browser, origin: string, opening: Opening): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    return await open(context, origin, opening, networkConditions);
  } finally {
    await context.close();
  }
}

async function open(
  context: BrowserContext,
  origin: string,
  { link, usable }: Opening,
  network: typeof networkConditions | null,
): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    if (network !== null)
      await session.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: network.latency,
        downloadThroughput: network.bitsPerSecond / 8,
        uploadThroughput: network.bitsPerSecond / 8,
      });
    await session.send("Emulation.setCPUThrottlingRate", { rate: networkConditions.slowdown });
    await page.goto(origin, { timeout: patience });
    await page.locator("html[data-ready]").waitFor({ state: "attached", timeout: patience });
    await traffic.rest();
    const target = link(page);
    await target.scrollIntoViewIfNeeded();
    // In session storage: the press may load another page.
    await page.evaluate(() =>
      document.addEventListener(
        "click",
        ({ timeStamp }) => sessionStorage.setItem("bench-press", String(performance.timeOrigin + timeStamp)),
        { capture: true, once: true },
      ),
    );
    await target.click({ noWaitAfter: true });
    const shown = await page.waitForFunction(
      (selector) => {
        const element = document.querySelector(selector);
        return element?.checkVisibility() === true ? performance.timeOrigin + performance.now() : null;
      },
      usable,
      { polling: "raf", timeout: patience },
    );
    const pressed = await page.evaluate(() => Number(sessionStorage.getItem("bench-press")));
    return Number(await shown.jsonValue()) - pressed;
  } finally {
    await page.close();
  }
}
