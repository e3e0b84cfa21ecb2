import type { Browser } from "@playwright/test";

import { desktop } from "../browser.ts";
import { networkConditions, watchTraffic } from "../paint/page-visit.ts";
import { cpuSlowdown } from "./press.ts";

/** Milliseconds from the click on the theme switch. */
export type ThemeChangeTimes = {
  /** To the end of the first frame in which theme and heading are the other ones. */
  shown: number;
  /** To the end of the cross-fade. */
  ended: number;
};

/**
 * When the switch is pressed: while the pointer has just come over it, from nowhere; or by somebody who has
 * moved on the page and found the switch, with the page at rest.
 */
export type SwitchTiming = "at once" | "at rest";

/** Changes the theme of the home page for the first time, with what was fetched until then. */
export async function changeTheme(
  browser: Browser,
  origin: string,
  haste: SwitchTiming,
): Promise<ThemeChangeTimes> {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(origin);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const session = await context.newCDPSession(page);
    const traffic = await watchTraffic(session);
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: networkConditions.latency,
      downloadThroughput: networkConditions.bitsPerSecond / 8,
      uploadThroughput: networkConditions.bitsPerSecond / 8,
    });
    await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
    await page.evaluate(watchTheme);
    if (haste === "at rest") {
      await page.mouse.move(400, 300);
      await traffic.rest();
    }
    await page.locator(".theme-toggle button").hover();
    await page.mouse.down();
    await page.mouse.up();
    const change = await page.waitForFunction(() => window.themeProbe?.change, null, { polling: 100 });
    return (await change.jsonValue()) ?? { shown: Number.NaN, ended: Number.NaN };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    themeProbe?: { change?: ThemeChangeTimes };
  }
}

/** Notes when the page shows the other theme. It travels there as text. */
function watchTheme(): void {
  const probe: NonNullable<typeof window.themeProbe> = {};
  window.themeProbe = probe;
  const root = document.documentElement;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- what travels into the page is this function alone
  const heading = () => document.querySelector("h1")?.textContent;
  document.addEventListener(
    "click",
    ({ timeStamp }) => {
      const before = { theme: root.dataset["theme"], heading: heading() };
      let shown = 0;
      const watch = () => {
        if (shown === 0 && root.dataset["theme"] !== before.theme && heading() !== before.heading) {
          void window.scheduler.postTask(
            () => {
              shown = performance.now() - timeStamp;
            },
            { priority: "user-blocking" },
          );
        } else if (shown > 0 && !root.hasAttribute("data-changing-theme")) {
          probe.change = { shown, ended: performance.now() - timeStamp };
          return;
        }
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
    },
    true,
  );
}
