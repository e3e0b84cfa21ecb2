import { formatCount } from "#app/languages/site-language.ts";

import { fillDatabase } from "../../bench/growth/fill-database.ts";
import { makeEmbeddedFolder } from "../../test-support/embedded-cluster.ts";
import { startListeningSite } from "../../test-support/site-process.ts";
import { removeFolder } from "../../test-support/temporary-folder.ts";

import { cardNames, cards, searchBox } from "../directory-view.ts";
import { expect, expectAccessible, test as base } from "../fixtures.ts";

/** Of more than a browser is sent (app/catalogue/directory/fits-in-browser.ts). */
const many = 3_300;

const test = base.extend<object, { grownSite: string }>({
  grownSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs
    async ({}, use) => {
      const dataDir = await makeEmbeddedFolder();
      await fillDatabase({ databaseUrl: null, dataDir }, many);
      const site = await startListeningSite({ DATA_DIR: dataDir });
      await use(site.origin);
      await site[Symbol.asyncDispose]();
      removeFolder(dataDir);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ grownSite }, use) => use(grownSite),
});

test("a directory too large for the browser is searched, filtered, paged and saved from all the same", async ({
  page,
  open,
  expectAt,
}) => {
  const lists: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/vendors/list" && !request.url().includes("names="))
      lists.push(request.url());
  });
  const shown = page.getByText(/^Showing [\d,]+ vendors?$/);
  const count = async () => Number((await shown.innerText()).replaceAll(/\D/g, ""));
  await open("/vendors");
  await expect(shown).toHaveText(`Showing ${formatCount(many)} vendors`);

  // Typed: the right count and cards come from the server, for the last letter and no other.
  await searchBox(page).pressSequentially("mandap");
  await expectAt("/vendors?q=mandap");
  await expect(shown).not.toHaveText(`Showing ${formatCount(many)} vendors`);
  const found = await count();
  expect(found).toBeGreaterThan(24);
  await expect(cards(page)).toHaveCount(24);
  await searchBox(page).fill("mandap qqqq");
  await expect(shown).toHaveText("Showing 0 vendors");
  await searchBox(page).fill("mandap");
  await expect(shown).toHaveText(`Showing ${formatCount(found)} vendors`);

  // Filtered and paged.
  const filters = page.getByRole("complementary", { name: "Filters" });
  await filters.getByRole("checkbox", { name: /^\$\$ / }).check();
  await expect(shown).not.toHaveText(`Showing ${formatCount(found)} vendors`);
  const fewer = await count();
  expect(fewer).toBeLessThan(found);
  await expect(cards(page)).toHaveCount(Math.min(24, fewer));
  await page.getByRole("button", { name: /^Show \d+ more of/ }).click();
  await expect(cards(page)).toHaveCount(Math.min(48, fewer));
  const names = await cardNames(page).allTextContents();

  // The address has it all.
  await page.reload();
  await expect(shown).toHaveText(`Showing ${formatCount(fewer)} vendors`);
  expect(await cardNames(page).allTextContents()).toEqual(names);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });

  // A heart on a card that no list told of.
  await cards(page)
    .last()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(filters.getByText("You have saved 1 vendor.")).toBeVisible();
  await expectAccessible(page, "main");
  await filters.getByRole("link", { name: "View Saved List" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your saved list" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([names.at(-1) ?? ""]);
  expect(lists).toEqual([]);
});
