import { altTexts } from "#illustrations/alt-texts.ts";

const descriptions = new Map<string, string>(Object.entries(altTexts));

/** What is seen on a picture of the site, by its address; nothing for one that needs no words. */
export function describePicture(image: string): string {
  return descriptions.get(image.replace(/^\/art\//, "").replace(/\.svg$/, "")) ?? "";
}
