import type { Page, Route } from "@playwright/test";

import { pathOf, withTheme } from "#test-support/browser-urls.ts";
import { cardNames } from "./directory-view.ts";
import { expect, expectToast, test } from "./fixtures.ts";

const heart = (page: Page, name: string) => page.getByRole("button", { name: `Save ${name}`, exact: true });

/** On a small window the box with the button is at the end of the filters. */
async function viewSavedList(page: Page, mobile: boolean): Promise<void> {
  if (mobile) await page.getByRole("button", { name: /^Filters/ }).click();
  await page.getByRole("link", { name: "View Saved List" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your saved list" })).toBeVisible();
}

test("a heart saves a vendor and takes it off again, and says so", async ({ page, open }) => {
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
  await expectToast(page, "Added to saved vendors", "This vendor has been added to your saved list");
  await heart(page, "Offset Cake Studio").click();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "false");
  await expectToast(page, "Removed from saved vendors", "This vendor has been removed from your saved list");

  const message = page.getByRole("dialog", { name: "Removed from saved vendors" });
  // While it is pointed at it does not go by itself.
  await message.hover();
  await message.getByRole("button", { name: "Dismiss" }).click();
  await expect(message).toHaveCount(0);
});

test("hearts of cards, of venues and of a vendor's own page fill one list, by category @unthemed", async ({
  page,
  open,
  goTo,
  mobile,
}) => {
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  await heart(page, "Elaichi Lane Bakery").click();
  await page.getByRole("link", { name: "The Lattice Board", exact: true }).click();
  await heart(page, "The Lattice Board").click();
  await goTo("Venues");
  await heart(page, "Tran Taali Hall").click();
  await goTo("Vendors");
  await viewSavedList(page, mobile);

  await expect(page.getByRole("heading", { level: 2 }).and(page.locator("main *"))).toHaveText([
    "Venues",
    "Cakes",
  ]);
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Tran Taali Hall",
    "Offset Cake Studio",
    "Elaichi Lane Bakery",
    "The Lattice Board",
  ]);
});

test("the saved list says how many it has, and where there is none, how to begin @unthemed", async ({
  page,
  open,
  expectAt,
  withFilters,
  mobile,
}) => {
  await open("/vendors?category=cakes");
  await withFilters((filters) => expect(filters.getByText("Tap a heart to save a vendor.")).toBeVisible());
  await viewSavedList(page, mobile);
  await expect(page.getByRole("heading", { name: "No saved vendors yet" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Find Vendors" }).click();
  await expectAt("/vendors");
  await heart(page, (await cardNames(page).first().textContent()) ?? "").click();
  await withFilters((filters) => expect(filters.getByText("You have saved 1 vendor.")).toBeVisible());
});

test("the saved list lasts from page to page and is gone with a reload, unless the address has it @unthemed", async ({
  page,
  open,
}) => {
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  await page.getByRole("link", { name: "Offset Cake Studio", exact: true }).click();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "false");

  await open("/vendors?category=cakes&saved=9");
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(heart(page, "Offset Cake Studio")).toHaveAttribute("aria-pressed", "true");
});

test("a vendor is removed from the list with the toast, the last one too @unthemed", async ({
  page,
  open,
  expectAt,
  withFilters,
}) => {
  await open("/vendors?view=saved&saved=3,9");
  await page.getByRole("button", { name: "Remove Sidehill Sound" }).click();
  await expectToast(page, "Removed from saved vendors", "This vendor has been removed from your saved list");
  await expectAt("/vendors?view=saved&saved=9");
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText(["Offset Cake Studio"]);
  await page.getByRole("button", { name: "Remove Offset Cake Studio" }).click();
  await expect(page.getByRole("heading", { name: "No saved vendors yet" })).toBeVisible();

  await page.getByRole("link", { name: "Back to the directory" }).click();
  await expectAt("/vendors");
  await withFilters((filters) => expect(filters.getByText("Tap a heart to save a vendor.")).toBeVisible());
});

test("two to four of the list are compared side by side, fact by fact", async ({ page, open, expectAt }) => {
  await open("/vendors?view=saved&saved=1,2,3,5,76");
  const tick = (name: string) =>
    page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) })
      .getByRole("checkbox", { name: "Compare" });
  const compare = page.getByRole("button", { name: /^Compare .*side by side$/ });

  await tick("Larkspur & Pine").check();
  // One alone is nothing to compare.
  await expect(compare).toBeDisabled();
  await compare.press("Enter");
  await expectAt("/vendors?view=saved&saved=1,2,3,5,76");
  for (const name of ["Magpie & Reel", "Fairmont Palliser", "Hip & Shank"]) await tick(name).check();
  await expect(tick("Sidehill Sound")).toBeDisabled();
  await compare.click();

  await expectAt("/vendors?view=compare&saved=1,2,76,5");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    "Fact",
    "Larkspur & Pine",
    "Magpie & Reel",
    /^Fairmont Palliser/,
    "Hip & Shank",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText([
    "Category",
    "Price",
    "Rating",
    "Area",
    "Response time",
    "Specialties",
    "South Asian weddings",
    "In a sentence",
  ]);
  await expect(table.getByRole("row", { name: /^Price/ }).getByRole("cell")).toHaveText([
    "Ask for pricing",
    "Ask for pricing",
    "$$$ to $$$$ sample",
    "Ask for pricing",
  ]);

  await page.getByRole("link", { name: "Back to the saved list" }).click();
  await expectAt("/vendors?view=saved&saved=1,2,3,5,76");
});

test("what is ticked before the list's code is here is compared, too @unthemed", async ({ page, open }) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Route>();
  await page.route(/\/assets\/saved-list-page-[\w-]+\.js$/, (route) => ask(route));
  await open("/vendors?view=saved&saved=1,2,3");
  const ticks = page.getByRole("checkbox", { name: "Compare" });
  await ticks.first().check();
  await (await asked).continue();
  const compare = page.getByRole("button", { name: /^Compare .*side by side$/ });
  await expect(compare).toHaveText("Compare 1 side by side");
  await ticks.last().check();
  await compare.click();
  await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
});

test("hearts are in the list at once, also while code of the page's end is on its way @unthemed", async ({
  page,
  open,
}) => {
  await open("/vendors?category=cakes");
  const { promise: isHere, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isHere;
    await route.continue();
  });
  await heart(page, "Offset Cake Studio").click();
  await heart(page, "The Lattice Board").click();
  await expect(page.locator(".saved-box output")).toHaveText("You have saved 2 vendors.");
  await page.getByRole("link", { name: "View Saved List" }).click();
  arrive();
  await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Offset Cake Studio",
    "The Lattice Board",
  ]);
});

test("a heart that opens in a new tab takes the hearts before it along @unthemed", async ({ page, open }) => {
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  const opened = page.context().waitForEvent("page");
  await heart(page, "The Lattice Board").click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect.poll(() => pathOf(tab)).toBe("/vendors?category=cakes&saved=9,172");
  await expect(heart(tab, "The Lattice Board")).toHaveAttribute("aria-pressed", "true");
});

test("the copied link opens the same list in another browser @unthemed", async ({
  page,
  open,
  theme,
  mobile,
  browser,
  baseURL,
}) => {
  await open("/vendors?category=cakes");
  await heart(page, "Offset Cake Studio").click();
  await heart(page, "The Lattice Board").click();
  await viewSavedList(page, mobile);
  await page.getByRole("button", { name: "Copy link to this list" }).click();
  await expectToast(page, "Link copied", "Anyone who opens it sees the same list.");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${baseURL}${withTheme("/vendors?view=saved&saved=9,172", theme)}`);

  const friend = await browser.newContext();
  const friendsPage = await friend.newPage();
  await friendsPage.goto(link);
  await expect(friendsPage.getByRole("main").getByRole("heading", { level: 3 })).toHaveText([
    "Offset Cake Studio",
    "The Lattice Board",
  ]);
  await friend.close();
});

test("the whole list can be asked at once @unthemed", async ({ page, open }) => {
  await open("/vendors?view=saved&saved=3,9");
  await page.getByRole("link", { name: "Ask all 2" }).click();
  await expect.poll(() => pathOf(page)).toMatch(/^\/planning\?vendors=/);
  const recipients = page.getByRole("group", { name: "Who should hear from you" });
  await expect(recipients.getByRole("checkbox", { name: /^Sidehill Sound/ })).toBeChecked();
  await expect(recipients.getByRole("checkbox", { name: /^Offset Cake Studio/ })).toBeChecked();
});
