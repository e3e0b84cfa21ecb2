import { expectNoOverflow } from "../overflow.ts";
import { expect, test } from "../fixtures.ts";

// What the browser's own setting does: twice its usual size.
test.beforeEach(async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
});

test("with text of twice the size a phone has every page's menu, and nothing is cut off @unthemed", async ({
  page,
  open,
}) => {
  for (const path of [
    "/",
    "/vendors",
    "/vendors/9",
    "/venues",
    "/venues/fairmont-palliser",
    "/planning",
    "/planning-tools",
    "/fit",
  ]) {
    await open(path);
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    await expectNoOverflow(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
    await page.keyboard.press("Escape");
  }
});

test.describe("on the narrowest phone", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("with text of twice the size nothing is cut off @unthemed", async ({ page, open }) => {
    for (const path of [
      "/",
      "/vendors",
      "/vendors/9",
      "/venues",
      "/venues/fairmont-palliser",
      "/venues/compare",
      "/compare/costs",
      "/fit",
      "/gallery",
      "/indian-wedding-traditions",
      "/indian-wedding-traditions/baraat",
      "/decoration-ideas",
      "/planning",
      "/planning-tools",
      "/plan",
      "/plan/guests",
      "/vendors/apply",
      "/claim",
      "/rsvp",
      "/privacy",
      "/accessibility",
    ]) {
      await open(path);
      await expectNoOverflow(page);
    }
  });
});

test.describe("on a computer", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("with text of twice the size the bar is a phone's: all of it is in view @unthemed", async ({
    page,
    open,
  }) => {
    await open("/");
    await expectNoOverflow(page);
    const [plan, theme, menu] = [
      page.getByRole("link", { name: "Start your plan" }).first(),
      page.getByRole("button", { name: /theme/i }).first(),
      page.getByRole("button", { name: "Open menu" }),
    ];
    for (const part of [plan, theme, menu]) await expect(part).toBeInViewport({ ratio: 1 });
  });
});
