import { z } from "zod";

import { provenance } from "../provenance.ts";
import { factKeys } from "./fact-keys.ts";
import { factAnswers, factStatuses, roomLayouts } from "./venue-profile-words.ts";
import { seasonIds } from "../seasons/season-names.ts";

const fact = z.strictObject({
  status: z.enum(factStatuses),
  /** Null where it is no question of yes or no. */
  answer: z.enum(factAnswers).nullable(),
  /** The fact in a sentence or two of our own. */
  text: z.string().min(2).max(320),
  ...provenance,
});

const room = z.strictObject({
  name: z.string().min(2).max(80),
  layout: z.enum(roomLayouts),
  guests: z.int().positive(),
  ...provenance,
});

const venueGroups = [
  "downtown",
  "outdoor",
  "banquet-halls",
  "historic",
  "luxury-hotels",
  "unique",
  "large-capacity",
] as const;

export const venueProfile = z.strictObject({
  /** The listing's slug. */
  slug: z.string(),
  /** Such as 'Railway hotel' or 'Banquet hall'. */
  type: z.string().min(3).max(40),
  /** Filter buttons of /venues that show this venue. */
  groups: z.array(z.enum(venueGroups)),
  /** Licence and tax rules follow the province. */
  province: z.enum(["AB", "BC"]),
  position: z
    .strictObject({ lat: z.number().min(49).max(60), lon: z.number().min(-120).max(-110) })
    .nullable(),
  /** Card text such as '20 to 350 guests'; null where nothing reliable is known. */
  capacity: z.string().min(3).max(40).nullable(),
  /** Smallest and largest party in people, for filters. */
  guests: z.strictObject({ from: z.int().positive().nullable(), to: z.int().positive() }).nullable(),
  bestSeasons: z.array(z.enum(seasonIds)),
  features: z.array(z.string().min(3).max(60)).max(10),
  amenities: z.array(z.string().min(3).max(60)).max(12),
  specialFeatures: z.array(z.string().min(3).max(80)).max(6),
  rooms: z.array(room),
  facts: z.partialRecord(z.enum(factKeys), fact),
});

export type VenueProfile = z.infer<typeof venueProfile>;

/** A group that the filters of venues can ask for. */
export type VenueGroupId = VenueProfile["groups"][number];
