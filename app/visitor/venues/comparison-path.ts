import { href } from "react-router";
import { readQuery } from "#app/site/url-state/read-query.ts";
import { maxComparedListings } from "#app/catalogue/listings/max-compared.ts";

const venuesKey = "venues";

/** Every key that the comparison reads of its address. */
export const comparisonQueryKeys = [venuesKey] as const;

/** Where venues stand side by side. */
export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length === 0
    ? href("/venues/compare")
    : `${href("/venues/compare")}?${venuesKey}=${slugs.join(",")}`;
}

/**
 * The venues to compare in a URL, without duplicates, the first four of them. A form without scripts repeats
 * the key; a link has commas.
 */
export function parseComparison(parameters: URLSearchParams): string[] {
  const slugs = readQuery(parameters, comparisonQueryKeys)
    .all(venuesKey)
    .flatMap((value) => value.split(","))
    .filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  return [...new Set(slugs)].slice(0, maxComparedListings);
}
