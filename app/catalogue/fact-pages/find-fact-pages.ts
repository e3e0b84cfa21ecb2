import { href } from "react-router";

import { factPages, type FactPage } from "#content/fact-pages/fact-pages.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";

import {
  judgeBusiness,
  type BusinessVerdict,
  type JudgedListing,
  type PageAnswer,
} from "./judge-business.ts";

/**
 * Fewer answers make no page. One answer is one question of the page, answered for one real business; nothing that
 * the page asks may be without one.
 */
export const leastAnswers = 10;

/** With fewer real businesses that fit, search engines are told to pass it by. */
export const leastFitting = 5;

/** What a listing needs so that it can be judged. */
type RealListing = JudgedListing & { card: Pick<Listing["card"], "category" | "fictional"> };

/** A business with its verdict. */
export type JudgedBusiness<Business extends RealListing = Listing> = {
  listing: Business;
  verdict: BusinessVerdict;
};

/** What the listings make of a page. */
export type FactPageResult<Business extends RealListing = Listing> = {
  businesses: readonly JudgedBusiness<Business>[];
  isThere: boolean;
  isIndexed: boolean;
};

/**
 * Holds every real business of a page's category against it. Invented ones count for nothing and stand on no page.
 * @param today day in Alberta
 */
export function judgeFactPage<Business extends RealListing>(
  page: Pick<FactPage, "category" | "asks">,
  listings: readonly Business[],
  today: string,
): FactPageResult<Business> {
  const businesses = listings
    .filter(({ card }) => card.category === page.category && !card.fictional)
    .map((listing) => ({ listing, verdict: judgeBusiness(page, listing, today) }));
  const answers = businesses.reduce((sum, { verdict }) => sum + verdict.answered, 0);
  const fitting = businesses.filter(({ verdict }) => verdict.result === "fits").length;
  const isThere =
    answers >= leastAnswers &&
    page.asks.every((_, at) => businesses.some(({ verdict }) => isAnswered(verdict.answers[at])));
  return { businesses, isThere, isIndexed: isThere && fitting >= leastFitting };
}

const isAnswered = (answer: PageAnswer | undefined) => answer !== undefined && answer.result !== "unknown";

/** The listings that a page is about. */
export const listingsOfPage = (
  { inCategory, listing }: Pick<Directory, "inCategory" | "listing">,
  { category }: Pick<FactPage, "category">,
): Listing[] => inCategory(category).flatMap(({ id }) => listing(id) ?? []);

type StandingPages = readonly { page: FactPage; path: string; isIndexed: boolean }[];

/** For one snapshot of the catalogue and one day they are the same for every request. */
const found = new WeakMap<
  Pick<Directory, "inCategory" | "listing">,
  { today: string; pages: StandingPages }
>();

/** The pages that stand today, in their order. */
function standingFactPages(
  directory: Pick<Directory, "inCategory" | "listing">,
  today: string,
): StandingPages {
  const known = found.get(directory);
  if (known?.today === today) return known.pages;
  const pages = factPages.flatMap((page) => {
    const { isThere, isIndexed } = judgeFactPage(page, listingsOfPage(directory, page), today);
    return isThere ? [{ page, path: factPagePath(page), isIndexed }] : [];
  });
  found.set(directory, { today, pages });
  return pages;
}

/** Links to them, those of a category first. */
export function factPageLinks(
  directory: Pick<Directory, "inCategory" | "listing">,
  today: string,
  first: string = "venues",
): { path: string; label: string }[] {
  const pages = standingFactPages(directory, today);
  return [
    ...pages.filter(({ page }) => page.category === first),
    ...pages.filter(({ page }) => page.category !== first),
  ].map(({ page, path }) => ({ path, label: page.heading }));
}

/** The paths of those that search engines may show. */
export const indexedFactPages = (directory: Pick<Directory, "inCategory" | "listing">, today: string) =>
  standingFactPages(directory, today)
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => path);

/** Its address. */
export const factPagePath = ({ id }: Pick<FactPage, "id">) => href("/find/:id", { id });
