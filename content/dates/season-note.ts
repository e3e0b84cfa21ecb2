import { z } from "zod";

import { prose } from "../prose-schema.ts";
import { provenance } from "../provenance.ts";

import { knownPlace } from "./climate.ts";

const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "use MM-DD");

/** What a couple should know of some weeks of the year, in one place or in both. */
export const seasonNote = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  places: z.array(knownPlace).min(1).readonly(),
  /** First and last day of each year; the first may be later than the last: over the new year. */
  from: dayOfYear,
  to: dayOfYear,
  title: prose(5, 50),
  text: prose(30, 260),
  ...provenance,
});

export type SeasonNote = z.infer<typeof seasonNote>;
