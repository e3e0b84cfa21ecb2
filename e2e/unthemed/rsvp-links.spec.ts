import type { Page } from "@playwright/test";

import { makeEmbeddedFolder } from "../../test-support/embedded-cluster.ts";
import { plannedWeddingCopy } from "../../test-support/planned-wedding.ts";
import { startListeningSite } from "../../test-support/site-process.ts";
import { removeFolder } from "../../test-support/temporary-folder.ts";

import { expect, test as base } from "../fixtures.ts";
import { openTool, pressSave, restoreBackup } from "../saved-plan.ts";

/** A site with the limits that visitors meet; the one of the other tests takes more, and faster. */
const test = base.extend<object, { realSite: string }>({
  realSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const dataDir = await makeEmbeddedFolder();
      const site = await startListeningSite({ DATA_DIR: dataDir });
      await use(site.origin);
      await site[Symbol.asyncDispose]();
      removeFolder(dataDir);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ realSite }, use) => use(realSite),
});

const links = (page: Page) => page.getByRole("region", { name: "Links to hand out" });

/** Saves a plan of three households whose pages are open, and resolves to the address of its RSVP page. */
async function savePlan(page: Page): Promise<string> {
  await restoreBackup(page, plannedWeddingCopy(3));
  await pressSave(page);
  await openTool(page, "RSVP");
  await page.getByLabel("Guests can reply").check();
  await expect(links(page).getByRole("listitem")).toHaveCount(3);
  return page.url();
}

test("the RSVP page of a saved plan has its links when it is opened directly, and when it is reloaded", async ({
  page,
  open,
  browser,
  baseURL,
}) => {
  await open("/plan/share");
  const address = await savePlan(page);
  await page.reload();
  await expect(links(page).getByRole("listitem")).toHaveCount(3);

  // On a device that does not know the plan, as from a bookmark that was sent.
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await other.goto(address);
  await expect(links(other).getByRole("listitem")).toHaveCount(3);
  await expect(links(other).getByRole("alert")).toHaveCount(0);
  await other.close();
});

test("links that do not come are asked for again, by the page and by a button, and the page says so", async ({
  page,
  open,
  allowBrowserError,
}) => {
  allowBrowserError(/Failed to load resource/);
  await open("/plan/share");
  const address = await savePlan(page);
  let isBroken = true;
  let asked = 0;
  await page.route("**/household-pages", (route) => {
    asked += 1;
    return isBroken ? route.fulfill({ status: 503, body: "busy" }) : route.continue();
  });
  await page.goto(address);
  const alert = links(page).getByRole("alert");
  await expect(alert).toContainText("We couldn’t get the links. The server had a problem (503).");
  await expect.poll(() => asked).toBeGreaterThan(1);
  isBroken = false;
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(links(page).getByRole("listitem")).toHaveCount(3);
  await expect(alert).toHaveCount(0);
});
