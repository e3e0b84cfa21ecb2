import { isCalendarDate } from "#app/calendar/alberta-time.ts";

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
} from "#app/catalogue/directory/filter-options.ts";

/** Everything that decides what the directory shows. The address is its only store. */
export type DirectoryQuery = {
  text: string;
  category: CategoryFilter | null;
  prices: readonly PriceOptionId[];
  areas: readonly AreaOptionId[];
  /** A day of the calendar: who is taken on it is not shown. */
  date: string | null;
  /** Of those, only who says to be free; never without a date. */
  saidFree: boolean;
  sort: SortId;
  view: ViewId;
  /** Listing ids of a shared list, in the order in which they were saved. */
  saved: readonly number[];
  /** How many pages of 24 cards are shown, from 1. */
  page: number;
};

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

/** Longest search text, in UTF-16 units; what is longer is cut. */
export const longestSearchText = 120;
export const longestSavedList = 100;
const lastPage = 500;

/** Years in which somebody may marry; while one is typed, '0002' and '0202' go by. */
const [firstYear, lastYear] = ["2000", "2099"];

/**
 * Reads the address of the directory. Whatever it does not know is ignored: a damaged link still
 * opens the directory. Of a key that stands twice and means one thing, the last one counts, so that
 * a button in the form can overrule the field before it.
 */
export function parseDirectoryQuery(parameters: URLSearchParams): DirectoryQuery {
  const last = (key: string) => parameters.getAll(key).at(-1) ?? "";
  const date = readDate(last("date"));
  return {
    text: cleanText(last("q")),
    category: findCategoryFilter(last("category")),
    prices: known(priceOptions, parameters.getAll("price")),
    areas: known(areaOptions, parameters.getAll("area")),
    date,
    saidFree: date !== null && last("free") === "said",
    sort: known(sortOptions, [last("sort")])[0] ?? "rating",
    view: viewIds.find((id) => id === last("view")) ?? "grid",
    saved: parseSavedIds(
      parameters.getAll("saved").length > 1 && last("view") === "compare"
        ? parameters.getAll("saved").join(",")
        : last("saved"),
    ),
    page: parsePage(last("page")),
  };
}

/**
 * The canonical address of a query: keys in one order, defaults left out.
 * @returns '' or a search string that begins with '?'
 */
export function formatDirectoryQuery(query: DirectoryQuery, theme: string | null = null): string {
  const parameters = new URLSearchParams();
  if (query.text.trim() !== "") parameters.append("q", query.text.trim());
  if (query.category !== null) parameters.append("category", query.category);
  for (const price of query.prices) parameters.append("price", price);
  for (const area of query.areas) parameters.append("area", area);
  if (query.date !== null) parameters.append("date", query.date);
  if (query.date !== null && query.saidFree) parameters.append("free", "said");
  if (query.sort !== "rating") parameters.append("sort", query.sort);
  if (query.view !== "grid") parameters.append("view", query.view);
  if (query.saved.length > 0) parameters.append("saved", query.saved.join(","));
  if (query.page > 1) parameters.append("page", String(query.page));
  if (theme !== null) parameters.append("theme", theme);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

/** Ids of a saved list such as '3,17', each once, in their order. */
export function parseSavedIds(text: string): number[] {
  const ids = text
    .split(",")
    .filter((part) => /^[1-9]\d{0,8}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, longestSavedList);
}

/** The day that a text means for the directory; null for everything else. */
export function readDate(text: string): string | null {
  const year = text.slice(0, 4);
  return isCalendarDate(text) && year >= firstYear && year <= lastYear ? text : null;
}

/** The query as it is answered on a day: a date that has passed asks for nothing. */
export function withComingDate(query: DirectoryQuery, today: string): DirectoryQuery {
  return query.date !== null && query.date < today ? { ...query, date: null, saidFree: false } : query;
}

/** How many of the filters that 'Clear All Filters' clears are set. */
export function countFilters(query: DirectoryQuery): number {
  const { category, prices, areas, date, saidFree } = query;
  return Number(category !== null) + prices.length + areas.length + Number(date !== null) + Number(saidFree);
}

function cleanText(text: string): string {
  const cut = text.replace(/[\p{Cc}\p{Cs}]+/gu, " ").slice(0, longestSearchText);
  // Half of a letter at the end would stand nowhere, and hide everything.
  return cut.replace(/\p{Cs}$/u, "");
}

function parsePage(text: string): number {
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(Number(text), lastPage) : 1;
}

/** The options that are named, each once, in the order of the options. */
function known<Id extends string>(options: readonly { id: Id }[], names: readonly string[]): Id[] {
  return options.map(({ id }) => id).filter((id) => names.includes(id));
}
