import { z } from "zod";

import { ContentError } from "../catalogue/parse-listings.ts";

import { areaIds } from "./area-ids.ts";
import { area, destination } from "./area.ts";
import { areas } from "./areas.ts";
import { destinations } from "./destinations.ts";

const guide = z.strictObject({
  areas: z.array(area).length(areaIds.length),
  destinations: z.array(destination),
});

/**
 * Checks the area guide: its form, and that every venue of the catalogue has one place in it.
 * @param venues slugs of all venues
 * @throws ContentError naming every mistake
 */
export function checkAreas(venues: readonly string[]): { areas: number } {
  const result = guide.safeParse({ areas, destinations });
  const mistakes = result.success
    ? []
    : result.error.issues.map((issue) => `content/areas, ${issue.path.join(".")}: ${issue.message}`);
  const placed = [...areas, ...destinations].flatMap((place) => place.venues);
  for (const slug of new Set([...venues, ...placed])) {
    const times = placed.filter((other) => other === slug).length;
    if (!venues.includes(slug)) mistakes.push(`content/areas: no venue '${slug}' in the catalogue`);
    else if (times !== 1) mistakes.push(`content/areas: venue '${slug}' has ${times} places in the guide`);
  }
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
  return { areas: areas.length };
}
