import { href } from "react-router";

/** Most venues whose sums stand side by side. */
export const maxCostVenues = 6;

/** Where sums of these venues stand; the events are as usual. */
export const costsPath = (slugs: readonly string[]): string =>
  slugs.length === 0
    ? href("/compare/costs")
    : `${href("/compare/costs")}?venues=${slugs.slice(0, maxCostVenues).join(",")}`;
