import { findCategoryGuide } from "#content/category-guides/category-guides.ts";
import { bookingWindows } from "#content/planning-resources/booking-ahead.ts";
import {
  categoryPagePath,
  categoryPagesWithEnough,
  leastListings,
  listingsOfFacets,
  type CategoryFacets,
} from "#app/catalogue/category-pages/category-facets.ts";
import { describePaidRange } from "#app/catalogue/paid-amounts/describe-paid-range.ts";
import { categoryName, type AreaOptionId } from "#app/catalogue/directory/filter-options.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { formatMonthRange } from "#app/money/format-ranges.ts";
import { formatCount } from "#app/languages/site-language.ts";

/** Maximum number of cards on the page; the directory has all. */
const mostCards = 24;

/** What the page of a category shows, or of a tradition or an area within one. */
export type CategoryPageData = NonNullable<ReturnType<typeof readCategoryPage>>;

/**
 * Reads the page of a category.
 * @param answerPages pages made of answers, which it leads to
 * @returns null where no such page stands: of a tradition or an area only where there are listings enough
 */
export function readCategoryPage(
  { index, paidIn }: Pick<Directory, "index" | "paidIn">,
  facets: CategoryFacets,
  answerPages: readonly { path: string; label: string }[] = [],
) {
  const guide = findCategoryGuide(facets.category);
  if (guide === undefined) return null;
  const { category, tradition, area } = facets;
  const all = listingsOfFacets(index.cards, facets);
  const isNarrow = tradition !== null || area !== null;
  if (isNarrow && all.length < leastListings) return null;
  const name = categoryName(category);
  const heading = `${tradeOf(guide.trade, tradition?.name ?? null)} ${placeOf(area)}`;
  const intro = isNarrow
    ? `${formatCount(all.length)} businesses that ${statements(tradition?.name ?? null, area)}. ${guide.intro}`
    : guide.intro;
  return {
    category,
    name,
    heading,
    intro,
    path: categoryPagePath(facets),
    isThin: all.length < leastListings,
    trail: [
      { name: "Vendors", path: "/vendors" },
      ...(isNarrow ? [{ name, path: categoryPagePath({ category, tradition: null, area: null }) }] : []),
    ],
    total: all.length,
    cards: all.slice(0, mostCards),
    /** What couples paid, on the page of the whole category: nothing narrower has enough of them. */
    paid: isNarrow ? [] : paidIn(category).map(describePaidRange),
    questions: guide.questions,
    tip: guide.tip,
    booking: bookingWindows
      .filter(({ id }) => guide.windows.includes(id))
      .map(({ what, months, note, source }) => ({ what, when: formatMonthRange(months), note, source })),
    narrower: narrowerPages(index.cards, facets),
    answerPages,
  };
}

/** 'Wedding caterers', 'Punjabi wedding caterers'. */
function tradeOf(trade: string, tradition: string | null): string {
  return tradition === null ? trade : `${tradition} ${trade.charAt(0).toLowerCase()}${trade.slice(1)}`;
}

const places: Partial<Record<AreaOptionId, string>> = {
  downtown: "in Downtown Calgary",
  northwest: "in Northwest Calgary",
  northeast: "in Northeast Calgary",
  southwest: "in Southwest Calgary",
  southeast: "in Southeast Calgary",
  "canmore-banff": "in Canmore and Banff",
  "around-calgary": "around Calgary",
  travels: "who travel to you",
};

function placeOf(area: CategoryFacets["area"]): string {
  return area === null ? "in Calgary" : (places[area.id] ?? `in ${area.name}, Calgary`);
}

/** What the businesses of a narrowed page say of themselves. */
function statements(tradition: string | null, area: CategoryFacets["area"]): string {
  const work = tradition === null ? null : `know ${tradition} weddings from practice`;
  const home = area === null ? null : `are ${placeOf(area)}`.replace("are who travel", "travel");
  return [work, home].filter((part) => part !== null).join(" and ");
}

/** Pages one step narrower that stand. */
function narrowerPages(cards: Parameters<typeof categoryPagesWithEnough>[0], of: CategoryFacets) {
  return categoryPagesWithEnough(cards.filter(({ category }) => category === of.category))
    .filter(({ tradition, area }) =>
      of.tradition === null && of.area === null
        ? (tradition === null) !== (area === null)
        : of.area === null && tradition === of.tradition && area !== null,
    )
    .map((facets) => ({
      path: categoryPagePath(facets),
      label: facets.area?.name ?? facets.tradition?.name ?? "",
    }));
}
