import { altTexts } from "#illustrations/alt-texts.ts";

const descriptions = new Map<string, string>(Object.entries(altTexts));

/** Alternative text of a picture of the site, by its URL; empty for a decorative one. */
export function pictureAltText(image: string): string {
  return descriptions.get(image.replace(/^\/art\//, "").replace(/\.svg$/, "")) ?? "";
}
