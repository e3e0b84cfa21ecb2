import { z } from "zod";

import { costVenue } from "#app/catalogue/event-costs/cost-venue-schema.ts";

import { fitFactKeys, type FitVenue } from "./fit-venue.ts";

const source = { source: z.string(), checkedOn: z.string() };

/** A fact as it goes to a device. */
export const fitFact = z.object({
  ...source,
  answer: z.string().nullable(),
  text: z.string(),
  doubtful: z.boolean(),
});

const reading = { ...source, slug: z.string(), quote: z.string() };

/** A venue as /compare/costs/venues answers with it. */
export const fitVenue: z.ZodType<FitVenue> = z.object({
  cost: costVenue,
  // Answers that a device has stored may be from before there was a smallest number.
  guestsFrom: z.int().nullable().default(null),
  position: z.tuple([z.number(), z.number()]).nullable(),
  rooms: z.array(
    z.object({
      name: z.string(),
      capacities: z.array(
        z.object({ ...source, layout: z.string(), guests: z.int(), doubtful: z.boolean() }),
      ),
    }),
  ),
  facts: z.partialRecord(z.enum(fitFactKeys), fitFact),
  readings: z.array(
    z.discriminatedUnion("about", [
      z.object({ ...reading, about: z.literal("horse"), says: z.enum(["yes", "no"]) }),
      z.object({ ...reading, about: z.literal("dhol"), says: z.literal("no") }),
      z.object({ ...reading, about: z.literal("musicUntil"), says: z.int(), latest: z.int() }),
      z.object({ ...reading, about: z.literal("dayBefore"), says: z.enum(["yes", "no"]) }),
      z.object({ ...reading, about: z.literal("onlyCaterers"), says: z.enum(["vegetarian", "halal"]) }),
      z.object({ ...reading, about: z.literal("houseBar"), says: z.literal("yes") }),
      z.object({ ...reading, about: z.literal("hours"), says: z.array(z.tuple([z.int(), z.int()])) }),
      z.object({ ...reading, about: z.literal("prayerRoom"), says: z.literal("yes") }),
      z.object({ ...reading, about: z.literal("separateRooms"), says: z.literal("yes") }),
    ]),
  ),
  taken: z.array(z.string()),
  freeUntil: z.string().nullable(),
});
