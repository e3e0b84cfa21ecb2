import { areas } from "#content/areas/areas.ts";
import { destinations } from "#content/areas/destinations.ts";
import type { FrameName } from "#content/calgary-map/calgary-map.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";

import type { AreaGuideView, GuideVenue, MapSheet, Pin } from "./area-guide-view.ts";
import { drawnMaps, mapWidth } from "./geometry/draw-map-sheets.ts";
import { isInFrame, projectPoint, projectFrame } from "./geometry/draw-map.ts";
import { spreadApart } from "#app/catalogue/maps/spread-apart.ts";
import { lineKinds } from "./map-strokes.ts";

/**
 * Minimum distance of two pins, in units of the map: 24 CSS pixels in a window of 320, where the sheets are
 * 304 and 244 wide.
 */
const pinDistance = { city: 64, core: 64, west: 80 } as const;

/**
 * The area guide.
 * @param findVenue a public venue by its slug
 */
export function buildAreaGuide(findVenue: (slug: string) => Listing | null): AreaGuideView {
  const venues = numberVenues(findVenue);
  const placed = venues.some(({ position }) => position !== null);
  return {
    venues: Object.fromEntries(venues.map((venue) => [venue.slug, venue])),
    maps: placed
      ? { city: place("city", venues), core: place("core", venues), west: place("west", venues) }
      : null,
  };
}

/** All venues of the guide in its order, those with a position numbered from 1. */
function numberVenues(findVenue: (slug: string) => Listing | null): GuideVenue[] {
  const slugs = [
    ...areas.flatMap(({ id, venues }) => venues.map((slug) => ({ slug, area: id }))),
    ...destinations.flatMap(({ venues }) => venues.map((slug) => ({ slug, area: null }))),
  ];
  let number = 0;
  return slugs.flatMap(({ slug, area }) => {
    const listing = findVenue(slug);
    if (listing === null) return [];
    const { latitude = null, longitude = null, capacity = null } = listing.venue ?? {};
    const position = latitude === null || longitude === null ? null : ([longitude, latitude] as const);
    if (position !== null) number += 1;
    const { name, location, fictional } = listing.card;
    return [{ slug, name, location, capacity, fictional, position, number: position && number, area }];
  });
}

/** The inner city has a map of its own, so the map of the city leaves its pins to that. */
function place(frame: FrameName, venues: readonly GuideVenue[]): { sheet: MapSheet; pins: readonly Pin[] } {
  const { projection } = projectFrame(frame, mapWidth);
  const outer = { city: "core", west: "city", core: null } as const;
  const inner = outer[frame];
  const here = venues.flatMap((venue) => {
    const { position } = venue;
    if (position === null || !isInFrame(position, frame)) return [];
    if (inner !== null && isInFrame(position, inner)) return [];
    return [{ venue, place: projectPoint(projection, position) }];
  });
  const points = spreadApart(
    here.map((pin) => pin.place),
    pinDistance[frame],
  );
  return {
    sheet: describeSheet(frame),
    pins: here.map(({ venue: { slug, name, number, area }, place: home }, at) => {
      const [x, y] = points[at] ?? home;
      return { venue: { slug, name, number, area }, place: home, point: [Math.round(x), Math.round(y)] };
    }),
  };
}

function describeSheet(frame: FrameName): MapSheet {
  const { width, height, rings, areas: shapes, lines } = drawnMaps[frame];
  return {
    width,
    height,
    rings: { centre: rings.centre, radii: rings.radii.map(({ radius }) => radius) },
    areas: shapes.map(({ id }) => id),
    lines: lineKinds.filter((kind) => lines.some((line) => line.kind === kind)),
  };
}
