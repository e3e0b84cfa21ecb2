import { z } from "zod";

import { catererFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { fitFact } from "#app/catalogue/weekend-fit/fit-venue-schema.ts";

import type { FitVendor } from "./fit-vendor.ts";

/** A vendor as /fit/vendors answers with it. */
export const fitVendor: z.ZodType<FitVendor> = z.object({
  id: z.int(),
  name: z.string(),
  category: z.string(),
  fictional: z.boolean(),
  words: z.string(),
  location: z.string(),
  travels: z.string().nullable(),
  facts: z.partialRecord(z.enum(catererFactKeys), fitFact),
  guests: z.object({ to: z.int(), source: z.string(), checkedOn: z.string() }).nullable(),
  taken: z.array(z.string()),
  freeUntil: z.string().nullable(),
});
