import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

/** All listings, as the browser gets them. */
export async function fetchListings(request: APIRequestContext): Promise<ListingCard[]> {
  const response = await request.get("/vendors/list");
  return (await response.json()) as ListingCard[];
}

export function searchBox(page: Page): Locator {
  return page.getByRole("searchbox", { name: "Search vendors" });
}

/** The cards of the directory that are shown. */
export function cards(page: Page): Locator {
  return page.getByRole("region", { name: "Results" }).getByRole("article");
}

/** The names on the cards, in the order shown. */
export function cardNames(page: Page): Locator {
  return cards(page).getByRole("heading", { level: 3 });
}

/** Expects 'Showing N vendors', and as many cards as the first page of 24 holds. */
export async function expectShown(page: Page, total: number): Promise<void> {
  await expect(page.getByText(/^Showing \d+ vendors?$/)).toHaveText(
    `Showing ${total} ${total === 1 ? "vendor" : "vendors"}`,
  );
  await expect(cards(page)).toHaveCount(Math.min(total, 24));
}

/** The listings that have a text in their own words, as far as the search reads them. */
export function mentioning(listings: readonly ListingCard[], text: string): ListingCard[] {
  const wanted = text.toLowerCase();
  return listings.filter(({ name, description, tags, keywords }) =>
    [name, description, ...tags, ...keywords].join("\n").toLowerCase().includes(wanted),
  );
}

/** Waits until the browser has the list of all listings; from then on it answers by itself. */
export async function untilListIsThere(page: Page): Promise<void> {
  const answered = page.waitForResponse("**/vendors/list");
  await searchBox(page).focus();
  await (await answered).finished();
}

/** Requests that ask the server for data or pages, from now on. */
export function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const isFile = new URL(request.url()).pathname.startsWith("/assets/");
    if (!isFile && ["document", "fetch", "xhr"].includes(request.resourceType()))
      requests.push(request.url());
  });
  return requests;
}
