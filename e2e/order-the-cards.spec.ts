import type { Locator } from "@playwright/test";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { venueCount } from "#test-support/catalogue-counts.ts";

import { cards, expectShown, fetchListings } from "./directory-view.ts";
import { expect, test } from "./fixtures.ts";

test("each choice of 'Sort By' really sorts, and who has no figure comes last @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  const djs = (await fetchListings(page.request)).filter(({ category }) => category === "djs");
  await open("/vendors?category=djs");
  const sort = page.getByRole("combobox", { name: "Sort By" });
  await expect(sort).toHaveValue("rating");

  const expectOrder = async (
    said: RegExp,
    figure: (card: ListingCard) => number | null,
    direction: 1 | -1,
  ) => {
    const figures = djs.map(figure);
    const inOrder = figures.filter((value) => value !== null).toSorted((a, b) => direction * (a - b));
    const missing = figures.filter((value) => value === null);
    expect(new Set(inOrder).size).toBeGreaterThan(1);
    expect(missing.length).toBeGreaterThan(0);
    await expect.poll(() => readFigures(cards(page), said)).toEqual([...inOrder, ...missing]);
  };
  const rating = /(\d\.\d) \(\d+ reviews?\)/;
  const reviews = /\((\d+) reviews?\)/;
  const lowestPrice = /(\$+)(?: to \$+)?/;

  await expectOrder(rating, (card) => card.rating, -1);
  await sort.selectOption("Most Reviews");
  await expectOrder(reviews, (card) => (card.rating === null ? null : card.reviewCount), -1);
  await sort.selectOption("Price: Low to High");
  await expectOrder(lowestPrice, ({ price }) => price?.[0] ?? null, 1);
  await sort.selectOption("Price: High to Low");
  await expectOrder(lowestPrice, ({ price }) => price?.[0] ?? null, -1);
  await expectAt("/vendors?category=djs&sort=price-desc");
  await sort.selectOption("Highest Rated");
  await expectAt("/vendors?category=djs");
});

/** What the cards say, in their order: a number, or how many dollar signs; null where nothing is said. */
function readFigures(articles: Locator, said: RegExp): Promise<(number | null)[]> {
  return articles.evaluateAll(
    (elements, source) =>
      elements.map((element) => {
        const figure = new RegExp(source).exec(element.textContent)?.[1];
        if (figure === undefined) return null;
        return figure.startsWith("$") ? figure.length : Number(figure);
      }),
    said.source,
  );
}

test("a note says how the present order is computed and that it is not for sale @unthemed", async ({
  page,
  open,
}) => {
  await open("/vendors");
  const results = page.getByRole("region", { name: "Results" });
  const note = results.getByText(/^Listings are ordered/);
  await expect(note).toBeHidden();
  await results.getByText("How this order works").click();
  await expect(note).toContainText("by rating, then by number of reviews");
  await expect(note).toContainText("real businesses without a review here follow by name");
  await expect(note).toContainText("No one can pay for a better place");
  await page.getByRole("combobox", { name: "Sort By" }).selectOption("Price: Low to High");
  await expect(note).toContainText("by the lowest price level");
  await expect(note).toContainText("listings without a price come last");
  await note.getByRole("link", { name: "How ratings are weighed, and where samples stand" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The order is not for sale");
});

test("cards stand in a grid or lie in a list", async ({ page, open, expectAt, mobile }) => {
  await open("/vendors?category=cakes");
  const view = page.getByRole("group", { name: "View" });
  const [grid, list] = [
    view.getByRole("button", { name: "Grid" }),
    view.getByRole("button", { name: "List" }),
  ];
  const height = async () => (await cards(page).first().boundingBox())?.height ?? 0;
  await expect(grid).toHaveAttribute("aria-pressed", "true");
  const standing = await height();

  await list.click();
  await expect(list).toHaveAttribute("aria-pressed", "true");
  await expect(grid).toHaveAttribute("aria-pressed", "false");
  await expectAt("/vendors?category=cakes&view=list");
  if (!mobile) await expect.poll(height).toBeLessThan(standing);
  await expectShown(page, 9);

  await grid.click();
  await expectAt("/vendors?category=cakes");
  await expect.poll(height).toBe(standing);
});

test("more cards come on demand, 24 at a time, and the address knows how many @unthemed", async ({
  page,
  open,
  expectAt,
}) => {
  await open("/vendors");
  await page.getByRole("button", { name: "Show 24 more of 185" }).click();
  await expect(cards(page)).toHaveCount(48);
  await expectAt("/vendors?page=2");
  await page.getByRole("button", { name: "Show 24 more of 161" }).click();
  await expect(cards(page)).toHaveCount(72);
  await page.reload();
  await expect(cards(page)).toHaveCount(72);

  // What others added to an address is no part of the page that was stored for it.
  await open("/vendors?fbclid=x&ask=rooms&category=venues");
  await expectAt("/vendors?category=venues");
  await page.getByRole("button", { name: "Show 7 more of 7" }).click();
  await expect(cards(page)).toHaveCount(venueCount);
  await expect(page.getByRole("button", { name: /^Show \d+ more/ })).toHaveCount(0);
});
