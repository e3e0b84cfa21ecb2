import { expect, expectAccessible, test } from "../fixtures.ts";
import { watchForBack } from "../go-back.ts";

test("the menu opens over the page and closes after a link is chosen @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveText([
    "Start your plan",
    "Home",
    "Venues",
    "Vendors",
    "Planning",
    "Gallery",
  ]);
  await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await menu.getByRole("link", { name: "Planning" }).click();
  await expectAt("/planning");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wedding Planning Resources");
  // The page behind scrolls again.
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  // The link to the page that is open closes it as well.
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Planning" }).click();
  await expect(menu).toBeHidden();
});

test("the menu keeps the focus inside; Escape, its cross and Back close it and give the focus back @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  const pressBack = await watchForBack(page);
  await open("/gallery");
  const button = page.getByRole("button", { name: "Open menu" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  await button.press("Enter");
  await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press("Tab");
    // At its end the focus is sent back to its beginning a moment later.
    await expect.poll(() => menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press("Space");
  await menu.getByRole("button", { name: "Close menu" }).click();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await expect(menu).toBeVisible();
  await pressBack();
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expectAt("/gallery");
});

test("axe finds nothing while the menu is open", async ({ page, open }) => {
  await open("/vendors/9");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
  await expectAccessible(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu's button leads to the links at the foot @unthemed", async ({ page, open }) => {
    await open("/vendors/9");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page).toHaveURL(/#site-footer$/);
    await expect(page.getByRole("navigation", { name: "Explore" })).toBeInViewport();
  });
});
