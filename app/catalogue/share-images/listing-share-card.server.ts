import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";

import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";

import { inlineCssColours } from "#illustrations/inline-css-colours.ts";
import { scenePicture } from "./scene-picture.server.tsx";
import type { ShareCard } from "./share-card.server.ts";

/**
 * Content of a listing's share image.
 * @param publicFolder folder of the site's static files, posters under /art
 */
export async function listingShareCard({ card, venue }: Listing, publicFolder: string): Promise<ShareCard> {
  return {
    kind: venue?.type ?? categoryName(card.category),
    name: card.name,
    place: card.location,
    sample: card.fictional,
    picture: (await poster(card.image, publicFolder)) ?? scenePicture(card),
  };
}

async function poster(image: string | null, publicFolder: string): Promise<string | null> {
  if (image === null || !/^\/art\/[\w/-]+\.svg$/.test(image)) return null;
  const svg = await readFile(join(publicFolder, normalize(image)), "utf8").catch(() => null);
  return svg === null ? null : inlineCssColours(svg.trim());
}
