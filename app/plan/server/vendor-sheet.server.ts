import { createHash } from "node:crypto";

import type { VendorSheet } from "#app/plan/document/projection-types.ts";
import { findVenueCapacity } from "#app/plan/rules/schedule/venue-capacity.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { openBusinessSheet } from "./business-links.server.ts";
import { venueCapacitiesOf } from "./venue-capacities.server.ts";

/** What a business's own page shows: its sheet, with the ways to the venues of this site. */
export async function openVendorSheet(
  site: Pick<Site, "database" | "planWork" | "directory">,
  key: string,
): Promise<VendorSheet | null> {
  const sheet = await openBusinessSheet(site, key);
  if (sheet === null) return null;
  const halls = venueCapacitiesOf(site.directory);
  const places = new Set(sheet.days.flatMap(({ lines }) => lines.map(({ place }) => place)));
  const directions = [...places].flatMap((place): [string, string][] => {
    const venue = findVenueCapacity(place, halls);
    return venue === null ? [] : [[place, `${venue.path}#getting-there`]];
  });
  // A device remembers by it what it saw: the key itself is stored on no device.
  const id = createHash("sha256").update(`sheet ${key}`).digest("base64url").slice(0, 22);
  return { ...sheet, id, directions: Object.fromEntries(directions) };
}
