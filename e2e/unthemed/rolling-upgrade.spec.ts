import type { Page } from "@playwright/test";

import { findPostgres } from "../../tooling/find-postgres.mjs";
import { isCI } from "../../tooling/project.mjs";
import { cardNames } from "../directory-view.ts";
import { expect } from "../fixtures.ts";
import { otherBuild, test } from "../rolling-site.ts";
import { openTool, planField, savePlanOnServer, savingStatus } from "../saved-plan.ts";

/** Scrolls through the page, so that every section loads its code, and waits until nothing is on its way. */
async function readThrough(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForLoadState("networkidle");
}

/** Sends an enquiry. @returns the reference that the page thanks with */
async function sendEnquiry(page: Page): Promise<string> {
  const email = `couple-${crypto.randomUUID()}@example.ca`;
  await page.getByLabel("Name", { exact: true }).fill("Asha Mehta & Tom Riel");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Wedding date").fill(`${new Date().getFullYear() + 2}-06-19`);
  await page.getByRole("button", { name: "Send enquiry" }).click();
  const thanks = page.getByText(/Your reference is WR-/);
  await expect(thanks).toBeVisible({ timeout: 30_000 });
  return /WR-\w{4}-\w{4}/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
}

const isOfOtherBuild = (name: string) => name.endsWith(`${otherBuild}.js`);

/** The scripts and styles that pages of a node name. */
async function assetsOf(origin: string): Promise<string[]> {
  const names = new Set<string>();
  for (const path of ["/", "/vendors", "/plan"]) {
    const html = await (await fetch(`${origin}${path}`)).text();
    for (const [name] of html.matchAll(/\/assets\/[\w.-]+/g)) names.add(name);
  }
  return [...names];
}

/** Files that a node does not have. */
async function missingFrom(origins: string[], names: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const name of names)
    for (const origin of origins)
      if ((await fetch(`${origin}${name}`)).status !== 200) missing.push(`${origin}${name}`);
  return missing;
}

// Where no PostgreSQL is, npm test names what it leaves out; in CI that is a failure.
if (findPostgres() !== undefined || isCI())
  test("whoever walks, asks and plans while two nodes are upgraded misses no file, sees no message and loses nothing", async ({
    page,
    context,
    browser,
    open,
    goTo,
    nodes,
  }) => {
    test.setTimeout(300_000);
    const failures: string[] = [];
    const names = new Set<string>();
    // Whoever walks has no plan, so no worker. Playwright attaches a debugger to workers, and with one attached
    // Chromium never answers a page that opens just when its worker is replaced.
    const planner = await browser.newContext();
    for (const device of [context, planner]) {
      device.on("response", (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith("/assets/")) names.add(pathname);
        if (response.status() >= 400) failures.push(`${response.status()} ${pathname}`);
      });
      device.on("console", (message) => failures.push(`${message.type()}: ${message.text()}`));
      device.on("weberror", (error) => failures.push(`error: ${error.error().message}`));
    }
    const references: string[] = [];

    /** Walks by links, through lazily loaded parts of pages, and sends a form on the way. */
    const walk = async () => {
      await readThrough(page);
      await goTo("Vendors");
      await expect(page).toHaveURL(/\/vendors$/);
      await readThrough(page);
      await cardNames(page).first().getByRole("link").click();
      await expect(page).toHaveURL(/\/(?:vendors|venues)\/[\w-]+/);
      await readThrough(page);
      await goTo("Planning");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding Planning Resources");
      await readThrough(page);
      references.push(await sendEnquiry(page));
      await page.goBack();
      await expect(page).toHaveURL(/\/(?:vendors|venues)\/[\w-]+/);
      await readThrough(page);
      await open("/");
    };

    // Windows of the build before, with parts that they have not loaded yet.
    const [plan, tab] = [await planner.newPage(), await planner.newPage()];
    await plan.goto("/plan/details");
    await planField(plan, "Whose wedding").fill("Simran and Daniel");
    await savePlanOnServer(plan);
    await openTool(plan, "Wedding details");
    await tab.goto("/venues");
    await tab.locator("html[data-ready]").waitFor({ state: "attached" });
    await open("/");
    const before = new Set(names);
    const named = new Set<string>();

    let guests = 100;
    for (const [node, tool] of [
      [0, "Checklist"],
      [1, "Budget"],
    ] as const) {
      const upgrade = nodes.upgrade(node).then(() => true);
      do {
        guests += 1;
        await planField(plan, "Guests in all").fill(`${guests}`);
        await walk();
      } while (!(await Promise.race([upgrade, Promise.resolve(false)])));
      if (node === 0) {
        // One node of each build: a page of either finds its files on both.
        for (const origin of nodes.origins()) for (const asset of await assetsOf(origin)) named.add(asset);
        expect(await missingFrom(nodes.origins(), named)).toEqual([]);
        await walk();
      }
      await openTool(plan, tool);
      await openTool(plan, "Wedding details");
      await expect(savingStatus(plan)).toHaveText("Saved and shared", { timeout: 60_000 });
    }
    await readThrough(tab);
    await tab.reload();
    await readThrough(tab);

    // Otherwise nothing was upgraded, or nothing of before was asked for since.
    const since = [...names].filter((name) => name.endsWith(".js") && !before.has(name));
    expect(since.some(isOfOtherBuild)).toBe(true);
    expect(since.every(isOfOtherBuild)).toBe(false);
    for (const origin of nodes.origins())
      expect((await assetsOf(origin)).filter((name) => name.endsWith(".js")).every(isOfOtherBuild)).toBe(
        true,
      );

    expect(failures).toEqual([]);
    expect(nodes.errors()).toBe("");
    expect(new Set(await nodes.readReferences())).toEqual(new Set(references));
    const elsewhere = await browser.newPage();
    await elsewhere.goto(plan.url());
    await expect(planField(elsewhere, "Guests in all")).toHaveValue(`${guests}`);
    await expect(planField(elsewhere, "Whose wedding")).toHaveValue("Simran and Daniel");
    await elsewhere.close();
    await planner.close();
  });
