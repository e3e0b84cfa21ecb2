import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** A package has a price for each guest or one for everything, in Canadian dollars before GST. */
const cost = z.union([
  z.strictObject({ pricePerPerson: z.number().positive(), price: z.null() }),
  z.strictObject({ pricePerPerson: z.null(), price: z.number().positive() }),
]);

/** Null: the package is a sample, invented to show what would stand here. */
const origin = z.strictObject({ source: prose(3, 200), checked: z.iso.date() }).nullable();

/**
 * What a spotlight of /venues has beyond the venue's entry in the catalogue (specification §3). Name,
 * capacity, price, rating, address, seasons, amenities and contact data come from there.
 */
export const venueSpotlight = z.strictObject({
  /** The venue's slug. */
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The poster at its full size; null: the venue has none yet. */
  largeImage: z
    .string()
    .regex(/^\/art\/venues\/[a-z0-9-]+\.svg$/)
    .nullable(),
  longDescription: z.array(prose(80, 600)).min(1).max(3),
  packages: z
    .array(z.strictObject({ name: prose(3, 60), description: prose(20, 240), cost, origin }))
    .min(1)
    .max(3),
  /** Address of a walk through the rooms, on the venue's own site; null: none is known. */
  virtualTour: z.url({ protocol: /^https$/ }).nullable(),
  /** Invented to show what would stand here: they vanish with SAMPLES=off. */
  sampleQuotes: z.array(z.strictObject({ text: prose(20, 240), who: prose(3, 60) })).max(3),
});

export type VenueSpotlight = z.infer<typeof venueSpotlight>;
