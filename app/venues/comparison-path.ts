import { mostCompared } from "#app/listings/most-compared.ts";

/** Where venues stand side by side. */
export function comparisonPath(slugs: readonly string[]): string {
  return slugs.length === 0 ? "/venues/compare" : `/venues/compare?venues=${slugs.join(",")}`;
}

/**
 * The venues that an address compares, each once, the first four of them. A form without scripts
 * repeats the key; a link has commas.
 */
export function parseComparison(parameters: URLSearchParams): string[] {
  const slugs = parameters
    .getAll("venues")
    .flatMap((value) => value.split(","))
    .filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug));
  return [...new Set(slugs)].slice(0, mostCompared);
}
