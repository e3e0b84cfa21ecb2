import { foldText } from "#app/catalogue/directory/fold-text.ts";

/**
 * A slug for a new listing, permanent from then on.
 * @param isTaken whether a listing has or had it
 */
export function makeSlug(name: string, isTaken: (slug: string) => boolean): string {
  const words = foldText(name)
    .replaceAll("&", " and ")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  // A name in another script has no characters that a slug can use.
  const base = words === "" ? "vendor" : words;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
