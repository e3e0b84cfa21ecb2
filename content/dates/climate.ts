import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance } from "../provenance.ts";
import { weddingPlaceIds } from "../wedding-places.ts";

const months = (value: z.ZodNumber) => z.array(value).length(12, "one value for each month").readonly();

/** Where the date finder knows the weather of. */
export const knownPlace = z.enum(weddingPlaceIds);

/** Monthly normals of a place, January first: °C, mm, cm of snow, hours of sun. */
export const climateNormalsEntry = z
  .strictObject({
    id: knownPlace,
    station: prose(3, 60),
    period: prose(3, 100),
    ...provenance,
    high: months(z.number()),
    low: months(z.number()),
    precipitation: months(z.number().min(0)),
    /** Null where we found no record that we would repeat. */
    snowfall: months(z.number().min(0)).nullable(),
    sunshine: months(z.number().min(0)).nullable(),
  })
  .refine(({ high, low }) => high.every((degrees, month) => degrees > (low[month] ?? Infinity)), {
    error: "a month is colder by day than by night",
  });

export type ClimateNormals = z.infer<typeof climateNormalsEntry>;
