import type { Composition, InvitationShape, InvitationSheet } from "./composition.ts";
import { invitationVenues, type InvitationVenue } from "./invitation-venues.ts";
import { type PlacedAreas, sheetSizes, sheetsOf } from "./sheets.ts";

const areas: Readonly<Record<InvitationShape, PlacedAreas>> = {
  card: {
    line: [222, 946, 556, 50, "gilt"],
    names: [100, 1000, 800, 168, "on-deep"],
    details: [140, 1212, 720, 102, "on-deep"],
  },
  square: {
    line: [180, 640, 640, 42, "gilt"],
    names: [90, 686, 820, 140, "on-deep"],
    details: [140, 862, 720, 90, "on-deep"],
  },
  story: {
    line: [222, 1158, 556, 54, "gilt"],
    names: [90, 1216, 820, 198, "on-deep"],
    details: [120, 1452, 760, 94, "on-deep"],
  },
};

/** The opening of the frame, in thousandths of the sheet's width: left, top, right, bottom. */
const openings = {
  card: [112, 92, 888, 896],
  square: [190, 56, 810, 596],
  story: [96, 110, 904, 1096],
} as const satisfies Record<InvitationShape, readonly number[]>;

/** Heights of a poster that are usually in the middle of its frame. */
const usualFocus = { card: 512, square: 470, story: 500 } as const;

/** Begins the id of each venue's composition. */
const prefix = "venue-";

/** The poster of a venue of this site, framed on a wall. */
export function venueComposition(venue: InvitationVenue): Composition {
  const id = prefix + venue.id;
  const plain = sheetsOf(id, areas);
  const hung = (shape: InvitationShape): InvitationSheet => {
    const [left, top, right, bottom] = openings[shape].map((edge) =>
      Math.round(edge * sheetSizes[shape].unit),
    );
    if (left === undefined || top === undefined || right === undefined || bottom === undefined)
      throw new Error(`The frame of ${shape} has no opening.`);
    const corner = Math.round(24 * sheetSizes[shape].unit);
    return {
      ...plain[shape],
      file: `${id}.svg`,
      // Without the edge of the frame and its corners.
      focus: {
        x: (left + right) / 2,
        top: top + corner,
        bottom: bottom - corner,
        width: right - left - 2 * corner,
      },
      mount: { left, top, right, bottom, focus: venue.focus?.[shape] ?? usualFocus[shape] },
    };
  };
  return {
    id,
    name: "Your venue",
    setting: venue.name,
    eventKinds: [],
    faith: null,
    alt: `A framed poster of ${venue.name}: ${venue.alt}`,
    shapes: { card: hung("card"), square: hung("square"), story: hung("story") },
  };
}

/** Whether a composition shows one venue: its picture says where the event is. */
export const isVenueComposition = (id: string): boolean => id.startsWith(prefix);

/** @param id of a composition */
export function findVenueComposition(id: string): Composition | null {
  const venue = invitationVenues.find((one) => prefix + one.id === id);
  return venue === undefined ? null : venueComposition(venue);
}
