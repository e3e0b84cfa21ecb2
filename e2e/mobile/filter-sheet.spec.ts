import { listingCount } from "#test-support/catalogue-counts.ts";
import { cards, expectShown, fetchListings } from "../directory-view.ts";
import { expect, expectAccessible, test } from "../fixtures.ts";
import { watchForBack } from "../go-back.ts";

test("the filters fill the window and the button at the foot says what they leave, while they change @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  const listings = await fetchListings(page.request);
  const inKensington = listings.filter(({ location }) => location.includes("Kensington"));
  const photographers = inKensington.filter(({ category }) => category === "photographers");
  await open("/vendors");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: `Show ${listingCount} vendors` })).toBeInViewport();
  await expect.poll(() => sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });

  await sheet.getByRole("checkbox", { name: /^Kensington/ }).check();
  await expect(sheet.getByRole("button", { name: `Show ${inKensington.length} vendors` })).toBeInViewport();
  await sheet.getByRole("button", { name: /^Photographers \d+$/ }).click();
  const show = sheet.getByRole("button", {
    name: `Show ${photographers.length} ${photographers.length === 1 ? "vendor" : "vendors"}`,
  });
  await expect(show).toBeInViewport();
  await expectAt("/vendors?category=photographers&area=kensington");
  await show.click();
  await expect(sheet).toBeHidden();
  await expectShown(page, photographers.length);
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
});

test("the sheet keeps the focus inside and gives it back, however it is closed @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  const pressBack = await watchForBack(page);
  await open("/vendors?category=cakes");
  const filters = page.getByRole("button", { name: "Filters (1)" });
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const isInside = () => sheet.evaluate((element) => element.contains(document.activeElement));

  await filters.press("Enter");
  await expect.poll(isInside).toBe(true);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press(presses < 5 ? "Shift+Tab" : "Tab");
    // At either end a guard takes the focus for a moment and hands it round.
    await expect.poll(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();

  await filters.click();
  await sheet.getByRole("button", { name: "Close filters" }).click();
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await filters.click();
  await sheet.getByRole("button", { name: "Show 9 vendors" }).click();
  await expect(filters).toBeFocused();

  await filters.click();
  await pressBack();
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();
  await expectAt("/vendors?category=cakes");
});

test("Back leaves the sheet's choices one by one and an empty sheet says so @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors?q=larkspur");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await sheet.getByRole("button", { name: "Cakes 0" }).click();
  await sheet.getByRole("button", { name: "No vendors found" }).click();
  await expect(page.getByRole("heading", { name: "No vendors found" })).toBeVisible();
  await page.goBack();
  await expectAt("/vendors?q=larkspur");
  await expect(cards(page)).toHaveCount(1);
});

test("axe finds nothing while the sheet is open", async ({ page, open }) => {
  await open("/vendors?category=planners");
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCSS("opacity", "1");
  await expectAccessible(page);
});
