import type { Page } from "@playwright/test";

import { withTheme } from "../../test-support/browser-urls.ts";
import { expect, test } from "../fixtures.ts";

const paths = ["/", "/vendors", "/venues/fairmont-palliser", "/planning", "/plan", "/nope"];

const looks = [
  { theme: "standard", viewport: { width: 1440, height: 900 } },
  { theme: "indian", viewport: { width: 390, height: 844 } },
] as const;

for (const { theme, viewport } of looks)
  test.describe(`in the ${theme} theme`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test("a page is painted without its style sheet, and nothing of it changes when that comes", async ({
      page,
    }) => {
      const sheets = await holdSheets(page);
      for (const path of paths) {
        sheets.hold();
        await page.goto(withTheme(path, theme), { waitUntil: "commit" });
        await expect.poll(() => page.evaluate(isPainted)).toBe(true);
        // The end of the page has come.
        await page.locator('body > link[rel="stylesheet"]').first().waitFor({ state: "attached" });
        const before = await page.evaluate(readLooks);
        sheets.release();
        await page.waitForLoadState("load");
        expect.soft(await page.evaluate(areSheetsThere), path).toBe(true);
        const after = await page.evaluate(readLooks);
        expect(before.length).toBeGreaterThan(50);
        expect.soft(after.filter((look, place) => look !== before[place]).slice(0, 3), path).toEqual([]);
      }
    });
  });

test("scripts take a page over when its style sheet is there, and what is pressed before leads on", async ({
  page,
}) => {
  const sheets = await holdSheets(page);
  sheets.hold();
  await page.goto("/", { waitUntil: "commit" });
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Planning resources" });
  await link.hover();
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/.+\.js$/.test(name)),
  );
  await link.click();
  await page.waitForURL("/planning", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.locator("html").dispatchEvent("pointerover");
  await expect(page.locator("html:not([data-ready])")).toBeAttached();
  sheets.release();
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  expect(await page.evaluate(areSheetsThere)).toBe(true);
});

async function holdSheets(page: Page) {
  let held = Promise.withResolvers<void>();
  await page.route(/\.css$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return { hold: () => void (held = Promise.withResolvers()), release: () => held.resolve() };
}

/** Runs in the page. */
function isPainted(): boolean {
  return performance.getEntriesByName("first-contentful-paint").length > 0;
}

/** Runs in the page. The sheets that the page links, at its end: a late script links the site's once more, in the head. */
function areSheetsThere(): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')];
  return links.length > 0 && links.every(({ sheet }) => sheet);
}

/** Runs in the page: all properties of all that it shows. */
function readLooks(): string[] {
  return [...document.querySelectorAll("html, body, body *:not(script, link)")].flatMap((element) =>
    ["", "::before", "::after"].map((part) => {
      const { cssText } = getComputedStyle(element, part);
      return `${element.tagName}.${element.getAttribute("class")}${part} ${cssText}`;
    }),
  );
}
