import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { setTimeout as wait } from "node:timers/promises";

import { emptyHandler, installPressProbe, type ProbedPress } from "./press-probe.ts";

/** One thing that people press, on the page where they do. */
export type Interaction = ProbedPress & {
  /** As a couple would say it. */
  what: string;
  path: string;
  window: BrowserContextOptions;
  /** The element to press for the nth time. */
  target: (page: Page, nth: number) => Locator;
  /** Brings the page back to where it can be pressed again; not measured. */
  undo?: (page: Page) => Promise<void>;
};

/** Milliseconds from the click to the end of its frame. */
export type PressTimes = { measured: number[]; empty: number[] };

export const cpuSlowdown = 4;
/** Done before anything counts, so that what is measured does not pay for compiling. */
const warmUp = 10;
/** Between two presses, in milliseconds. */
const pause = 150;
/**
 * As a hand presses, in milliseconds: the pointer is there before it presses, and a button is held for a moment.
 * Without these a press waits for the frames of its own pointer, which came at the same instant.
 */
export const handTiming = { rests: 100, holds: 80 };

/** Presses something and a button with an empty handler on the same page by turns. */
export async function measurePresses(
  browser: Browser,
  origin: string,
  { target, undo, ...interaction }: Interaction,
  times: number,
): Promise<PressTimes> {
  const context = await browser.newContext(interaction.window);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${interaction.path}`);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const { name, pressed, shows } = interaction;
    await page.evaluate(installPressProbe, [{ name, pressed, shows }, emptyHandler]);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    for (let nth = -warmUp; nth < times; nth += 1) {
      await press(page, target(page, nth + warmUp), name);
      await undo?.(page);
      await press(page, page.locator(emptyHandler.pressed), emptyHandler.name);
    }
    const presses = await page.evaluate(() => window.pressProbe?.presses);
    return {
      measured: presses?.[name]?.slice(warmUp) ?? [],
      empty: presses?.[emptyHandler.name]?.slice(warmUp) ?? [],
    };
  } finally {
    await context.close();
  }
}

async function press(page: Page, button: Locator, name: string): Promise<void> {
  const before = await page.evaluate((key) => window.pressProbe?.presses[key]?.length ?? 0, name);
  // Nothing of Playwright's own looks is left to be done when the button is pressed.
  await button.hover();
  await wait(handTiming.rests);
  await page.mouse.down();
  await wait(handTiming.holds);
  await page.mouse.up();
  await page.waitForFunction(
    ({ key, count }) => (window.pressProbe?.presses[key]?.length ?? 0) > count,
    { key: name, count: before },
    // Looking at each frame would cost in the frame that is measured.
    { polling: 50 },
  );
  await wait(pause);
}
