import { foldText } from "#app/catalogue/directory/fold-text.ts";

/**
 * An address for a new listing, which it keeps for good.
 * @param isTaken whether a listing has or had it
 */
export function makeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const words = foldText(name)
    .replaceAll("&", " and ")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  // A name in another script has no letters that an address could show.
  const base = words === "" ? "vendor" : words;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
