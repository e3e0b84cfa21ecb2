import type { Route } from "@playwright/test";

import { expect, test } from "../fixtures.ts";

/** One page of each kind that many people come to first. */
const firstPages = ["/", "/vendors", "/venues/fairmont-palliser", "/planning"];

declare global {
  interface Window {
    /** Everything in the page before its scripts came. */
    drawn?: Element[];
    /** Whatever the page listens for on its window. */
    heard?: string[];
  }
}

test("what the server drew stays in the page when its scripts take it over", async ({ page }) => {
  let held: Route[] | null = null;
  await page.route("**/assets/*.js", async (route) => {
    if (held === null) await route.continue();
    else held.push(route);
  });
  for (const path of firstPages) {
    const waiting: Route[] = [];
    held = waiting;
    // Once scripts have started, the load event waits for them.
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.poll(() => waiting.length, path).toBeGreaterThan(3);
    await page.evaluate(() => {
      window.drawn = [...document.body.querySelectorAll("*")];
    });
    held = null;
    await Promise.all(waiting.map((route) => route.continue()));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const gone = await page.evaluate(() =>
      (window.drawn ?? []).filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML),
    );
    expect.soft(gone, path).toEqual([]);
    expect.soft(await page.evaluate(() => window.drawn?.length), path).toBeGreaterThan(300);
  }
});

test("venues that were ticked before the scripts came are chosen for the comparison", async ({ page }) => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  await page.goto("/venues", { waitUntil: "domcontentloaded" });
  const box = (name: string) => page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
  for (const name of ["Celebration Hall", "Fairmont Palliser"]) await box(name).check();
  isHeld = false;
  await Promise.all(waiting.map((route) => route.continue()));
  await expect(page.getByText("2 of 4 venues chosen")).toBeVisible();
  await box("Fairmont Palliser").uncheck();
  await expect(page.getByText("1 of 4 venues chosen")).toBeVisible();
});

// The browser of these tests keeps no page for "Back": here is looked for what would forbid it elsewhere.
test("nothing forbids a browser to keep a page as it is for 'Back'", async ({ page, request }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    window.heard = heard;
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (kind: string, ...others: [EventListenerOrEventListenerObject]) => {
      heard.push(kind);
      listen(kind, ...others);
    };
  });
  const sockets: string[] = [];
  page.on("websocket", (socket) => sockets.push(socket.url()));
  for (const path of firstPages) {
    expect((await request.get(path)).headers()["cache-control"], path).not.toMatch(/no-store/);
    await page.goto(path);
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    const heard = await page.evaluate(() => window.heard ?? []);
    expect(heard, path).toContain("popstate");
    expect(heard, path).not.toEqual(expect.arrayContaining([expect.stringMatching(/unload$/)]));
    expect(await page.evaluate(() => [window.onunload, window.onbeforeunload]), path).toEqual([null, null]);
    // An open database may keep a page from being kept, or another window from changing it.
    expect(await page.evaluate(() => indexedDB.databases()), path).toEqual([]);
  }
  expect(sockets).toEqual([]);
});
