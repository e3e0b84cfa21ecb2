import { withTheme } from "#test-support/browser-urls.ts";
import { weddingDay } from "#test-support/sample-days.ts";
import { expectSoundInBothLooks } from "./both-looks.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import {
  savingStatus,
  savePlanOnServer,
  planField as field,
  untilWorkerReady,
  openAllTools,
  pressSave,
} from "./saved-plan.ts";

test("after one visit a plan opens without a signal, with all its tools, and is kept when there is one again @unthemed", async ({
  page,
  open,
  context,
  allowBrowserError,
  theme,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|ERR_ABORTED/);
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await savePlanOnServer(page);
  const link = new URL(page.url()).pathname.replace("/share", "/details");
  await untilWorkerReady(page);

  await context.setOffline(true);
  await page.goto(withTheme("/plan/details", theme));
  await expect(field(page, "Whose wedding")).toHaveValue("Simran and Daniel");
  await expect(savingStatus(page)).toHaveText(/^(Offline: s|S)aved on this (phone|computer)$/);
  await field(page, "Guests in all").fill("180");
  await openAllTools(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Save & share" })).toBeVisible();

  // Its private link opens what the device has; the key is not left in the address.
  await page.goto(withTheme(link, theme));
  await expect(field(page, "Guests in all")).toHaveValue("180");
  expect(new URL(page.url()).pathname).toBe("/plan/details");
  expect(page.url()).not.toContain(link.split("/").at(-2));
  await field(page, "Wedding day").fill(weddingDay);

  await context.setOffline(false);
  await expect(savingStatus(page)).toHaveText("Saved and shared", { timeout: 45_000 });
  const elsewhere = await context.browser()?.newContext();
  const laptop = await elsewhere?.newPage();
  await laptop?.goto(withTheme(link, theme));
  if (laptop !== undefined) await expect(field(laptop, "Guests in all")).toHaveValue("180");
  if (laptop !== undefined) await expect(field(laptop, "Wedding day")).toHaveValue(weddingDay);
  await elsewhere?.close();
});

test("without a signal a tool that its address opens is the one that the bars mark @unthemed", async ({
  page,
  open,
  context,
  allowBrowserError,
  theme,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|ERR_ABORTED/);
  await open("/plan/details");
  await field(page, "Whose wedding").fill("Simran and Daniel");
  await untilWorkerReady(page);
  await context.setOffline(true);
  for (const tool of ["budget", "guests", "day"]) {
    await page.goto(withTheme(`/plan/${tool}`, theme));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Simran and Daniel");
    const marked = page.locator(".plan-side").locator("[aria-current]");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute("href", new RegExp(`^/plan/${tool}`));
    await expect(page.locator(".plan-bar > ul").locator("[aria-current]")).toHaveCount(1);
  }
});

test("pages that were seen open without a signal and say that they are stored; private ones are stored nowhere @unthemed-mobile", async ({
  page,
  open,
  context,
  allowBrowserError,
  theme,
  baseURL,
}) => {
  allowBrowserError(/ERR_INTERNET_DISCONNECTED|WebSocket|ERR_FAILED|ERR_ABORTED|503/);
  await open("/plan/share");
  await pressSave(page);
  const key = /[\w-]{27}/.exec(page.url())?.[0] ?? "";
  await untilWorkerReady(page);
  await open("/venues/fairmont-palliser");
  await page.getByRole("link", { name: "Venues" }).first().click();
  // All of it has come: what fails to load without a signal makes the router load the page again.
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Palliser/);
  const pages = () =>
    page.evaluate(async () => {
      const cache = await caches.open("seen-pages");
      return (await cache.keys()).map(({ url }) => new URL(url).pathname).toSorted();
    });
  await expect.poll(pages).toEqual(["/venues", "/venues/fairmont-palliser"]);

  await context.setOffline(true);
  await page.goto(withTheme("/venues/fairmont-palliser", theme));
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Palliser/);
  await expect(page.getByRole("note").first()).toHaveText(/^No signal: this page is as you saw it on /);
  await expectSoundInBothLooks(page, ".stored-page");
  // Within the site, too.
  await page.getByRole("link", { name: "Venues" }).first().click();
  await expect(page).toHaveURL(/\/venues(\?|$)/);
  await expect(page.getByRole("note").first()).toHaveText(/^No signal/);
  // What was not seen says so, and leads to the plan.
  await page.goto(withTheme("/about", theme));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No signal");
  await expectAccessible(page);

  const everything = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const headers = JSON.stringify([...(answer?.headers ?? [])]);
        all.push(request.url, headers, (await answer?.text()) ?? "");
      }
    }
    return all.join("\n");
  });
  expect(everything).toContain(`${baseURL}/plan`);
  expect(everything).not.toContain(key);
});
