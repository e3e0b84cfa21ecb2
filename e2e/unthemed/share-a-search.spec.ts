import { listingCount } from "#test-support/catalogue-counts.ts";
import { pathOf } from "../../test-support/browser-urls.ts";
import { cardNames, cards, expectShown, searchBox } from "../directory-view.ts";
import { expect, test } from "../fixtures.ts";

const search =
  "/vendors?q=wedding&category=photographers&price=mid-range&price=luxury&area=northwest&area=southwest&sort=price-asc&view=list";

test("a shared address, and a reload, show the same search, filters, order and view", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  await open(search);
  const names = await cardNames(page).allTextContents();
  expect(names.length).toBeGreaterThan(1);

  await open("/vendors?category=photographers");
  await searchBox(page).fill("wedding");
  await expectAt("/vendors?q=wedding&category=photographers");
  await withFilters(async (filters) => {
    // Chosen in another order than the address has.
    for (const option of [/^Southwest/, /^\$\$\$ Luxury/, /^Northwest/, /^\$\$ Mid-Range/])
      await filters.getByRole("checkbox", { name: option }).check();
  });
  await page.getByRole("button", { name: "List" }).click();
  await page.getByRole("combobox", { name: "Sort By" }).selectOption("Price: Low to High");
  await expectAt(search);
  await expect(cardNames(page)).toHaveText(names);
  await page.reload();
  await expect(cardNames(page)).toHaveText(names);
  await expect(searchBox(page)).toHaveValue("wedding");
  await expect(page.getByRole("combobox", { name: "Sort By" })).toHaveValue("price-asc");
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  await withFilters(async (filters) => {
    await expect(filters.getByRole("checkbox", { checked: true })).toHaveCount(4);
    await expect(filters.getByRole("button", { pressed: true })).toHaveText(/^Photographers/);
  });
});

test("Back and Forward go through choices one by one; what was typed replaces", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors");
  await page.getByRole("button", { name: "Caterers", exact: true }).click();
  await expectAt("/vendors?q=Caterers");
  await page.getByRole("button", { name: "List" }).click();
  await expectAt("/vendors?q=Caterers&view=list");
  await searchBox(page).fill("Hip & Shank");
  await expectAt("/vendors?q=Hip+%26+Shank&view=list");
  await expectShown(page, 1);
  await searchBox(page).fill("photo booth");
  await expectAt("/vendors?q=photo+booth&view=list");

  await page.goBack();
  await expectAt("/vendors?q=Caterers");
  await expect(searchBox(page)).toHaveValue("Caterers");
  await expect(page.getByRole("button", { name: "Grid" })).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expectAt("/vendors");
  await expect(searchBox(page)).toHaveValue("");
  await expectShown(page, listingCount);
  await page.goForward();
  await page.goForward();
  await expectAt("/vendors?q=photo+booth&view=list");
  await expect(searchBox(page)).toHaveValue("photo booth");
});

test("Back from a vendor returns to the search as it was left", async ({ page, open, expectAt }) => {
  await open("/vendors?category=florists&sort=reviews");
  const names = await cardNames(page).allTextContents();
  const last = cards(page).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(400);
  await last.getByRole("heading").getByRole("link").click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/vendors\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(names.at(-1) ?? "");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expectAt("/vendors?category=florists&sort=reviews");
  await expect(cardNames(page)).toHaveText(names);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

test("leaving while still typing does not pull the address back", async ({ page, open, expectAt, goTo }) => {
  // The next page's files take longer than typing has to rest before the address follows.
  await page.route(/\/assets\/gallery-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 900));
    await route.continue();
  });
  await open("/vendors");
  await searchBox(page).pressSequentially("bakery");
  await goTo("Gallery");
  await expect(page.getByRole("heading", { level: 1, name: "Banff Wedding Gallery" })).toBeVisible();
  await page.waitForTimeout(600);
  await expectAt("/gallery");
});
