import { z } from "zod";

import { ContentError } from "../catalogue/parse-listings.ts";

import { city, lakes, mapLines } from "./calgary-map.ts";
import { mapPlaces } from "./places.ts";

/** From Field in the mountains to the prairie east of Calgary; a swapped pair lies far outside. */
const position = z.tuple([z.number().min(-116.7).max(-113.8), z.number().min(50.8).max(51.6)]);
const line = z.array(position).min(2);
const ring = line
  .min(4)
  .refine((points) => String(points[0]) === String(points.at(-1)), { error: "a ring ends where it began" });

const calgaryMap = z.strictObject({
  mapLines: z.array(z.looseObject({ name: z.string().min(3), points: line })),
  lakes: z.array(z.looseObject({ name: z.string().min(3), ring })),
  city: z.strictObject({ limit: ring, downtown: ring, eastWestLine: line, northSouthLine: line }),
  places: z.array(z.looseObject({ name: z.string().min(3), at: position, on: z.array(z.string()).min(1) })),
});

/**
 * Checks the geometry of the maps.
 * @throws ContentError naming every coordinate that cannot be right
 */
export function checkMap(): { lines: number } {
  const result = calgaryMap.safeParse({ mapLines, lakes, city, places: mapPlaces });
  if (result.success) return { lines: mapLines.length };
  throw new ContentError(
    result.error.issues
      .map((issue) => `content/calgary-map, ${issue.path.join(".")}: ${issue.message}`)
      .join("\n"),
  );
}
