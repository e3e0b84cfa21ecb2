import type { Page } from "@playwright/test";

import { expectAccessible } from "./fixtures.ts";
import { expectNoOverflow } from "./overflow.ts";

const looks = [
  { theme: "standard", width: 1440, height: 900 },
  { theme: "indian", width: 390, height: 844 },
] as const;

/**
 * Checks a state of a page as it is, then as the other of the two looks shows it: a wide window in the standard
 * theme, a telephone in the Indian one. A journey whose steps depend on neither is made once, and what it comes by
 * is looked at in both. Pictures and words stay those of the theme that the page was opened in.
 */
export async function inBothLooks(page: Page, check: () => Promise<void>): Promise<void> {
  await check();
  const size = page.viewportSize();
  const theme = await page.locator("html").getAttribute("data-theme");
  const other = looks.find((look) => look.theme !== theme);
  if (size === null || theme === null || other === undefined) throw new Error("The page has no look.");
  await wear(page, other.theme, other);
  await check();
  await wear(page, theme, size);
}

/** Fails when axe finds anything on a part of the page, or it needs scrolling sideways, in one of the two looks. */
export function expectSoundInBothLooks(page: Page, part: string): Promise<void> {
  return inBothLooks(page, async () => {
    await expectAccessible(page, part);
    await expectNoOverflow(page);
  });
}

async function wear(page: Page, theme: string, { width, height }: { width: number; height: number }) {
  await page.setViewportSize({ width, height });
  await page.locator("html").evaluate((html, name) => (html.dataset.theme = name), theme);
}
