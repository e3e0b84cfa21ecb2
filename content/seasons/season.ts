import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance } from "../provenance.ts";

import { seasonIds } from "./season-names.ts";

/** A season of the guide (specification §3 and §9). */
export const season = z.strictObject({
  id: z.enum(seasonIds),
  name: prose(4, 10),
  months: prose(8, 30),
  image: z.string().regex(/^\/art\/seasons\/[a-z]+\.svg$/),
  description: prose(80, 260),
  tips: z.array(prose(30, 150)).length(3),
  /** Averages in Calgary, with where they come from. */
  weather: z.strictObject({
    day: prose(8, 20),
    night: prose(8, 20),
    rainOrSnow: prose(10, 50),
    sunset: prose(10, 50),
    ...provenance,
  }),
});

export type Season = z.infer<typeof season>;
