import { isCalendarDate } from "#app/calendar/alberta-time.ts";

import { themeQueryKey } from "#app/site/theme/theme-name.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

import {
  areaOptions,
  findCategoryFilter,
  priceOptions,
  sortOptions,
  viewIds,
  type AreaOptionId,
  type CategoryFilter,
  type PriceOptionId,
  type SortId,
  type ViewId,
} from "./filter-options.ts";
import { parseSavedIds, savedListQueryKeys } from "./saved-ids.ts";

/** Everything that decides what the directory shows. The URL is its only store. */
export type DirectoryQuery = {
  text: string;
  category: CategoryFilter | null;
  prices: readonly PriceOptionId[];
  areas: readonly AreaOptionId[];
  /** A calendar day: businesses that are taken on it are not shown. */
  date: string | null;
  /** Only businesses that say they are free on the date; never set without a date. */
  saidFree: boolean;
  sort: SortId;
  view: ViewId;
  /** Listing ids of a shared list, in the order in which they were saved. */
  saved: readonly number[];
  /** How many pages of 24 cards are shown, from 1. */
  page: number;
};

/** Every key that the directory reads of its address. */
export const directoryQueryKeys = [
  "q",
  "category",
  "price",
  "area",
  "date",
  "free",
  "sort",
  "view",
  ...savedListQueryKeys,
  "page",
] as const;

export type DirectoryQueryKey = (typeof directoryQueryKeys)[number];

export const emptyQuery: DirectoryQuery = {
  text: "",
  category: null,
  prices: [],
  areas: [],
  date: null,
  saidFree: false,
  sort: "rating",
  view: "grid",
  saved: [],
  page: 1,
};

/** Maximum length of the search text, in UTF-16 units; longer texts are cut. */
export const maxSearchTextLength = 120;
const lastPage = 500;

/** Plausible wedding years; while a year is being typed, '0002' and '0202' occur. */
const [firstYear, lastYear] = ["2000", "2099"];

/**
 * Parses the URL of the directory. Unknown parts are ignored, so a damaged link still opens the directory.
 * Where a single-valued key occurs twice, the last one counts, so that a button in the form can override the
 * field before it.
 */
export function parseDirectoryQuery(parameters: URLSearchParams): DirectoryQuery {
  const { all, last } = readQuery(parameters, directoryQueryKeys);
  const date = parseDate(last("date"));
  return {
    text: cleanText(last("q")),
    category: findCategoryFilter(last("category")),
    prices: known(priceOptions, all("price")),
    areas: known(areaOptions, all("area")),
    date,
    saidFree: date !== null && last("free") === "said",
    sort: known(sortOptions, [last("sort")])[0] ?? "rating",
    view: viewIds.find((id) => id === last("view")) ?? "grid",
    saved: parseSavedIds(
      all("saved").length > 1 && last("view") === "compare" ? all("saved").join(",") : last("saved"),
    ),
    page: parsePage(last("page")),
  };
}

/**
 * The canonical URL of a query: keys in one order, defaults left out.
 * @returns '' or a search string that begins with '?'
 */
export function formatDirectoryQuery(query: DirectoryQuery, theme: string | null = null): string {
  const parameters = new URLSearchParams();
  const append = (key: DirectoryQueryKey, value: string) => parameters.append(key, value);
  if (query.text.trim() !== "") append("q", query.text.trim());
  if (query.category !== null) append("category", query.category);
  for (const price of query.prices) append("price", price);
  for (const area of query.areas) append("area", area);
  if (query.date !== null) append("date", query.date);
  if (query.date !== null && query.saidFree) append("free", "said");
  if (query.sort !== "rating") append("sort", query.sort);
  if (query.view !== "grid") append("view", query.view);
  if (query.saved.length > 0) append("saved", query.saved.join(","));
  if (query.page > 1) append("page", String(query.page));
  if (theme !== null) parameters.append(themeQueryKey, theme);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** The day that a text means for the directory; null for any other text. */
export function parseDate(text: string): string | null {
  const year = text.slice(0, 4);
  return isCalendarDate(text) && year >= firstYear && year <= lastYear ? text : null;
}

/** The query as answered on a given day: a date that has passed is ignored. */
export function withoutPastDate(query: DirectoryQuery, today: string): DirectoryQuery {
  return query.date !== null && query.date < today ? { ...query, date: null, saidFree: false } : query;
}

/** How many of the filters that 'Clear All Filters' clears are set. */
export function countFilters(query: DirectoryQuery): number {
  const { category, prices, areas, date, saidFree } = query;
  return Number(category !== null) + prices.length + areas.length + Number(date !== null) + Number(saidFree);
}

function cleanText(text: string): string {
  const cut = text.replace(/[\p{Cc}\p{Cs}]+/gu, " ").slice(0, maxSearchTextLength);
  // Half of a surrogate pair at the end would match nothing and hide every listing.
  return cut.replace(/\p{Cs}$/u, "");
}

function parsePage(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** The named options, without duplicates, in the order of the options. */
function known<Id extends string>(options: readonly { id: Id }[], names: readonly string[]): Id[] {
  return options.map(({ id }) => id).filter((id) => names.includes(id));
}
