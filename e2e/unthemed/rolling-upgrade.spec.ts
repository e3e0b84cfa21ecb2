import type { Page } from "@playwright/test";

import { cardNames } from "../directory-view.ts";
import { expect } from "../fixtures.ts";
import { test } from "../replaceable-site.ts";

/** Scrolls through the page, so that every section loads its code, and waits until nothing is on its way. */
async function readThrough(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForLoadState("networkidle");
}

test("whoever walks through the site while it is upgraded misses no file and sees no message", async ({
  page,
  context,
  open,
  goTo,
  replaceable,
}) => {
  test.setTimeout(240_000);
  const missing: string[] = [];
  const names = new Set<string>();
  context.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) names.add(pathname);
    if (response.status() >= 400) missing.push(`${response.status()} ${pathname}`);
  });
  await open("/");
  const tab = await context.newPage();
  const messages: string[] = [];
  tab.on("console", (message) => messages.push(message.text()));
  tab.on("pageerror", (error) => messages.push(error.message));
  await tab.goto("/venues");
  await tab.locator("html[data-ready]").waitFor({ state: "attached" });
  const before = new Set(names);

  await replaceable.replace("up");

  // A page of the build before: its sections and the next pages load their code only now.
  await readThrough(page);
  await goTo("Vendors");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await readThrough(page);
  await cardNames(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/(?:vendors|venues)\/[\w-]+/);
  await readThrough(page);
  await goTo("Planning");
  await readThrough(page);
  await page.goBack();
  await readThrough(page);
  await readThrough(tab);
  await tab.reload();
  await readThrough(tab);

  // Otherwise nothing was upgraded, or nothing of before was asked for.
  expect([...names].some((name) => !before.has(name) && name.includes("up."))).toBe(true);
  expect(missing).toEqual([]);
  expect(messages).toEqual([]);
});
