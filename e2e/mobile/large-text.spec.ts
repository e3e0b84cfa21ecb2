import type { Page } from "@playwright/test";

import { plannedWeddingCopy } from "../../test-support/planned-wedding.ts";
import { restoreBackup } from "../saved-plan.ts";
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
    "/venues/celebration-hall",
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

test("with text of twice the size a plan's tools are read whole @unthemed", async ({ page, open }) => {
  await expectWholeTools(page, open, [
    "/plan",
    "/plan/guests",
    "/plan/budget",
    "/plan/day",
    "/plan/rsvp",
    "/plan/shortlist",
    "/plan/schedule",
    "/plan/seating",
  ]);
  await expect(page.locator(".plan-status")).toHaveText("Saved on this phone");
  await open("/plan/budget");
  const amounts = page.locator(".budget-figures > div");
  await expect(amounts.first()).toBeVisible();
  expect(await amounts.evaluateAll(findWide)).toEqual([]);
  await open("/plan/guests");
  for (const part of [
    ".matrix__foot .matrix__name",
    ".matrix__event > span",
    ".plan-header h1",
    ".plan-status",
  ])
    expect(await page.locator(part).evaluateAll(findHidden), part).toEqual([]);
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

test.describe("on the narrowest phone, in a plan", () => {
  test.use({ viewport: { width: 320, height: 700 } });

  test("with text of twice the size forms, answers and sums are whole @unthemed", async ({ page, open }) => {
    await expectWholeTools(page, open, [
      "/plan",
      "/plan/details",
      "/plan/rsvp",
      "/plan/budget",
      "/plan/guests",
      "/plan/day",
    ]);
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

/** Opens tools of a planned wedding, of which nothing may be cut off. */
async function expectWholeTools(
  page: Page,
  open: (path: string) => Promise<unknown>,
  paths: readonly string[],
): Promise<void> {
  await open("/plan/share");
  await restoreBackup(page, plannedWeddingCopy(12));
  for (const path of paths) {
    await open(path);
    await expect(page.locator(".plan__opening")).toHaveCount(0);
    await expectNoOverflow(page);
  }
}

/** Texts that reach beyond their own box, over what stands beside them. Runs in the page. */
function findWide(elements: Element[]): string[] {
  return elements
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2)
    .map(({ textContent }) => textContent ?? "");
}

/** Texts of which a part is hidden by their own box. Runs in the page. */
function findHidden(elements: Element[]): string[] {
  return elements
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
    .map(({ textContent }) => textContent ?? "");
}
