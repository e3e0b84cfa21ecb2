import { z } from "zod";

import { venueCharges } from "#content/costs/venue-charges.ts";

import type { CostVenue } from "./cost-venue.ts";

const fact = z.object({ answer: z.string().nullable(), source: z.string(), checkedOn: z.string() });

const quoted = z.object({
  year: z.int(),
  couples: z.int(),
  perGuest: z.object({ low: z.int(), high: z.int() }),
});

/** A venue as /compare/costs/venues answers with it. */
export const costVenue: z.ZodType<CostVenue> = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  fictional: z.boolean(),
  province: z.string(),
  isOutdoors: z.boolean(),
  isHall: z.boolean(),
  // Answers that a device has stored may be from before it was told.
  isLuxuryHotel: z.boolean().default(false),
  guestsTo: z.int().nullable(),
  facts: z.partialRecord(z.enum(["outsideCaterer", "ownBar", "corkage", "openFlame"]), fact),
  charges: venueCharges.nullable(),
  // Answers that a device has stored may be from before there were quotes.
  quotedMeal: quoted.nullable().default(null),
});
