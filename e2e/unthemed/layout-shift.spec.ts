import type { Page, Route } from "@playwright/test";

import { withTheme } from "../../test-support/browser-urls.ts";
import { expect, test } from "../fixtures.ts";
import { queryPages, sampleOfEachKind, sitemapPaths } from "../../test-support/page-paths.ts";

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/**
 * The most that all shifts of a page may add up to. Fonts of the machine have the widths of ours on the whole,
 * not in every line: where a line breaks at another word, what stands below it moves.
 */
const maxShift = 0.02;

const looks = [
  { theme: "standard", width: 1440, height: 900, made: [] },
  // Where everything stands below something else, what a query makes is looked at too.
  { theme: "indian", width: 390, height: 844, made: Object.values(queryPages).flat() },
] as const;

for (const { theme, made, ...size } of looks)
  test(`pages shift by at most ${maxShift} at ${size.width} px, however late pictures, style sheet, scripts and fonts come`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize(size);
    await page.addInitScript(recordShifts);
    const late = await holdBack(page);
    for (const path of sampleOfEachKind([...(await sitemapPaths(request)), ...made], 1)) {
      late.hold();
      await page.goto(withTheme(path, theme), { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await late.release();
      await page.evaluate(readToTheEnd);
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect.soft(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(maxShift);
    }
  });

test("a plan moves nothing on a computer while it opens", async ({ page, open }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(recordShifts);
  for (const path of ["/plan", "/plan/checklist", "/plan/day"]) {
    await open(path);
    await expect(page.locator(".plan-status")).toHaveText(/\S/);
    await expect(page.locator(".plan__opening")).toHaveCount(0);
    await page.evaluate(readToTheEnd);
    expect(await page.evaluate(() => window.shifts), path).toEqual([]);
  }
});

/** Holds back all that a page can be painted without, and lets it come, the fonts last. */
async function holdBack(page: Page) {
  let held: Route[] = [];
  let isHolding = false;
  await page.route(/\.(woff2|css|js|svg|png|jpg)(\?|$)/, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return {
    hold: () => void (isHolding = true),
    release: async () => {
      isHolding = false;
      const [fonts, others] = [held.filter(isFont), held.filter((route) => !isFont(route))];
      held = [];
      await Promise.all(others.map((route) => route.continue()));
      // Scripts wait for the fonts, or for the first sign that somebody is there.
      await page.locator("html").dispatchEvent("pointerover");
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await Promise.all(fonts.map((route) => route.continue()));
    },
  };
}

function isFont(route: Route): boolean {
  return route.request().resourceType() === "font";
}

/** Runs in the page, before anything of it. */
function recordShifts(): void {
  window.shifts = [];
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // A tenth of what the whole window moving by one pixel counts: a strip thinner than a pixel at its edge.
      if (entry.value < 0.0001) continue;
      const what = entry.sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.tagName.toLowerCase()}.${element?.className} '${node?.textContent?.slice(0, 30)}'`;
      });
      window.shifts.push({ value: entry.value, what: what.join(", ") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page: waits for the fonts, then scrolls down a window at a time, with time to draw in between. */
async function readToTheEnd(): Promise<void> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function goes into the page
  const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
  await drawn();
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo(0, top);
    await drawn();
  }
  // One that is pushed aside in a row would never be loaded.
  for (const image of document.images) image.loading = "eager";
  const missing = [...document.images].filter(({ complete }) => !complete);
  await Promise.allSettled(missing.map((image) => image.decode()));
  await document.fonts.ready;
  await drawn();
}
