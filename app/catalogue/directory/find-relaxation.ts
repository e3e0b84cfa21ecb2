import { formatDate } from "#app/calendar/format-date.ts";

import type { DirectoryIndex } from "./directory-index.ts";
import type { DirectoryQuery } from "./directory-query.ts";
import { areaOptions, priceOptions, resolveCategoryFilter } from "./filter-options.ts";

/** One filter that could be removed, and how many listings that would bring back. */
export type Relaxation = {
  /** Such as "the search 'xyz'" or 'Northeast'. */
  label: string;
  query: DirectoryQuery;
  count: number;
};

/** The one filter whose removal brings back the most; null when no single removal helps. */
export function findRelaxation(
  index: Pick<DirectoryIndex, "count">,
  query: DirectoryQuery,
): Relaxation | null {
  const candidates = removals(query).map(({ label, changed }) => {
    const relaxed = { ...query, ...changed, page: 1 };
    return { label, query: relaxed, count: index.count(relaxed) };
  });
  const best = candidates.toSorted((a, b) => b.count - a.count)[0];
  return best !== undefined && best.count > 0 ? best : null;
}

function removals(query: DirectoryQuery): { label: string; changed: Partial<DirectoryQuery> }[] {
  return [
    ...(query.text.trim() === ""
      ? []
      : [{ label: `the search “${query.text.trim()}”`, changed: { text: "" } }]),
    ...(query.category === null
      ? []
      : [
          {
            label: `the category ${resolveCategoryFilter(query.category).name}`,
            changed: { category: null },
          },
        ]),
    // Options of one kind widen each other, so only removing the last one of a kind, or all of them, brings
    // more back.
    ...(query.prices.length === 0
      ? []
      : [{ label: `the price ${namesOf(priceOptions, query.prices)}`, changed: { prices: [] } }]),
    ...(query.areas.length === 0
      ? []
      : [{ label: `the location ${namesOf(areaOptions, query.areas)}`, changed: { areas: [] } }]),
    ...(query.date === null
      ? []
      : [{ label: `the date ${formatDate(query.date)}`, changed: { date: null, saidFree: false } }]),
    ...(query.saidFree ? [{ label: "only those who say they’re free", changed: { saidFree: false } }] : []),
  ];
}

function namesOf(options: readonly { id: string; name: string }[], chosen: readonly string[]): string {
  return options
    .filter(({ id }) => chosen.includes(id))
    .map(({ name }) => name)
    .join(" or ");
}
