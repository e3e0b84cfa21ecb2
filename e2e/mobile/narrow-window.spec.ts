import { withTheme } from "#test-support/browser-urls.ts";
import { expectNoOverflow } from "../overflow.ts";
import { expect, test } from "../fixtures.ts";
import { queryPages } from "#test-support/page-paths.ts";

test.use({ viewport: { width: 320, height: 640 } });

for (const [name, paths] of Object.entries(queryPages))
  test(`nothing of ${name} is cut off or needs scrolling sideways at 320 px`, async ({ page, open }) => {
    for (const path of paths) {
      await open(path);
      await expectNoOverflow(page);
    }
  });

test("neither the filter sheet nor the menu needs scrolling sideways at 320 px", async ({ page, open }) => {
  await open("/vendors?category=planners");
  // What stands beside the button with the number stays within the column, too.
  const [column, views] = await Promise.all(
    [".toolbar", ".segments"].map((part) =>
      page.locator(part).evaluate((shown) => shown.getBoundingClientRect().right),
    ),
  );
  expect(views).toBeLessThanOrEqual(column ?? 0);
  await page.getByRole("button", { name: "Filters (1)" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCSS("opacity", "1");
  await expectNoOverflow(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCSS("opacity", "1");
  await expectNoOverflow(page);
});

test("at 320 px the hero's words end above the bright part of its drawing @unthemed", async ({ page }) => {
  for (const theme of ["standard", "indian"] as const) {
    await page.goto(withTheme("/", theme));
    const share = await page.locator(".hero--home").evaluate((hero) => {
      const words = hero.querySelector(".hero__lede")?.getBoundingClientRect().bottom ?? Number.NaN;
      return words / hero.getBoundingClientRect().bottom;
    });
    expect(share, theme).toBeLessThan(0.57);
  }
});

test("no word of a category's name is broken at 320 px, on its tile and on a card @unthemed", async ({
  page,
}) => {
  for (const theme of ["standard", "indian"] as const)
    for (const path of ["/", "/vendors?category=photographers", "/vendors?category=transportation"]) {
      await page.goto(withTheme(path, theme));
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await expect(page.locator(".card .eyebrow").first()).toBeAttached();
      expect(await page.locator(".tile h3, .card .eyebrow").evaluateAll(findBrokenWords), path).toEqual([]);
    }
});

test("a time keeps its half of the day and a temperature its unit at 320 px", async ({ page, open }) => {
  await open("/planning-tools");
  const cells = page.locator(".year-table td");
  await expect(cells).toHaveCount(48);
  expect(await cells.evaluateAll(findBroken)).toEqual([]);
  const [table, column] = await Promise.all(
    [page.locator(".year-table"), page.locator(".year-table").locator("..")].map((part) =>
      part.evaluate((shown) => {
        const { right } = shown.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(shown).paddingRight);
      }),
    ),
  );
  expect(table).toBeLessThanOrEqual((column ?? 0) + 0.5);
});

/** Words that stand on more than one line. Runs in the page. */
function findBrokenWords(elements: Element[]): string[] {
  const found: string[] = [];
  for (const element of elements) {
    const text = element.firstChild;
    if (!(text instanceof Text)) continue;
    for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) found.push(word);
    }
  }
  return found;
}

/** Texts that stand on more than one line. Runs in the page. */
function findBroken(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > 1 ? [element.textContent] : [];
  });
}
