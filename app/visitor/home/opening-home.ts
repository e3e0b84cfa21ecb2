import type { CategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { findCategoryFilter, resolveCategoryFilter } from "#app/catalogue/directory/filter-options.ts";
import { formatMonthRange } from "#app/money/format-ranges.ts";
import { findCategoryGuide } from "#content/category-guides/category-guides.ts";
import { bookingWindows } from "#content/planning-resources/booking-ahead.ts";

/** What the home page says while most categories have no listing. */
export type OpeningHome = {
  /** How many venues are listed. */
  venues: number;
  /** When each category is booked, by the filter of its tile; without an entry nothing is known. */
  booking: Readonly<Record<string, string>>;
};

/** Service within a category that its category's window is about, too. */
const windowsOfServices: Partial<Record<CategoryFilter, string>> = {
  officiants: "officiant",
  invitations: "invitations",
  bridal: "dress",
  mehndi: "beauty",
};

/**
 * Whether the directory has just opened: most tiles of the home page lead to a category without listings.
 * @param counts listings by filter
 * @param filters those of the tiles
 * @returns null once more than half have listings
 */
export function readOpeningHome(
  counts: Readonly<Record<string, number>>,
  filters: readonly string[],
): OpeningHome | null {
  const known = filters.map((name) => findCategoryFilter(name)).filter((filter) => filter !== null);
  const empty = known.filter((filter) => (counts[filter] ?? 0) === 0);
  if (empty.length * 2 <= known.length) return null;
  const booking = empty.flatMap((filter): [string, string][] => {
    const window = bookingWindows.find(({ id }) => id === windowOf(filter));
    return window === undefined ? [] : [[filter, `Book ${formatMonthRange(window.months)} ahead`]];
  });
  return { venues: counts.venues ?? 0, booking: Object.fromEntries(booking) };
}

function windowOf(filter: CategoryFilter): string | undefined {
  const { category, service } = resolveCategoryFilter(filter);
  return service === null ? findCategoryGuide(category)?.windows[0] : windowsOfServices[filter];
}
