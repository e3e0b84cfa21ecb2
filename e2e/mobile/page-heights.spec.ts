import type { Page } from "@playwright/test";

import { withTheme } from "#test-support/browser-urls.ts";
import { venueCount } from "#test-support/catalogue-counts.ts";

import { cards } from "../directory-view.ts";
import { expect, test } from "../fixtures.ts";

/** Height of the page once everything is laid out, in CSS pixels. */
async function heightOf(page: Page): Promise<number> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      // Sections are laid out when they come near.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    window.scrollTo(0, 0);
  });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

test("a phone reads the home page in 9,000 pixels, with the ceremonies of the Indian theme too @unthemed", async ({
  page,
}) => {
  for (const theme of ["standard", "indian"] as const) {
    await page.goto(withTheme("/", theme));
    await page.locator("html[data-ready]").waitFor({ state: "attached" });
    expect.soft(await heightOf(page), theme).toBeLessThanOrEqual(9000);
  }
  const top = page.getByRole("region", { name: "Top vendors" }).getByRole("article");
  for (const card of await top.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(300);
});

for (const view of ["grid", "list"])
  test(`three vendors of the ${view} stand on a phone's screen, two dozen in 8,000 pixels`, async ({
    page,
    open,
  }) => {
    await open(`/vendors?view=${view}`);
    await expect(cards(page)).toHaveCount(24);
    expect(await heightOf(page)).toBeLessThanOrEqual(8000);
    const boxes = await cards(page).evaluateAll((articles) =>
      articles.map((article) => article.getBoundingClientRect().height),
    );
    for (const height of boxes) expect(height).toBeLessThanOrEqual(240);

    // With the first card below the header, the third is whole.
    await cards(page)
      .first()
      .evaluate((card) => window.scrollTo(0, card.getBoundingClientRect().top + window.scrollY - 76));
    await expect(cards(page).nth(2)).toBeInViewport({ ratio: 1 });
    // What comes next is a link, for those without scripts too.
    await expect(page.getByRole("button", { name: /^Show 24 more of/ })).toHaveAttribute("href", /page=2/);
  });

test("a row has what one chooses by: what for, area, rating, price, heart, and one mark of its samples", async ({
  page,
  open,
}) => {
  await open("/vendors?category=photographers");
  const row = cards(page).first();
  for (const text of [/^Photographers$/, /\d\.\d \(\d+ reviews\)/, /^\$+/, /Calgary|Banff|Travels to you/])
    await expect(row.getByText(text).first()).toBeVisible();
  await expect(row.getByText(/sample/i)).toHaveCount(1);
  await expect(row.getByRole("button", { name: /^Save / })).toBeVisible();
  const website = row.getByRole("link", { name: /^Visit website/ });
  for (const control of [row.getByRole("button"), website])
    expect((await control.boundingBox())?.width).toBeGreaterThanOrEqual(44);
});

test("all venues stand in 12,000 pixels and 200 kB", async ({ page, open, request, theme }) => {
  await open("/venues");
  await expect(page.getByRole("region", { name: "All venues" }).getByRole("article")).toHaveCount(venueCount);
  expect(await heightOf(page)).toBeLessThanOrEqual(12_000);
  const html = await (await request.get(theme === "standard" ? "/venues" : "/venues?theme=indian")).body();
  expect(html.length).toBeLessThanOrEqual(200_000);
});
