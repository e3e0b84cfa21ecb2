import { z } from "zod";

import { areaIds } from "./area-ids.ts";

const sentence = z.string().min(12).max(200);

export const area = z.strictObject({
  id: z.enum(areaIds),
  name: z.string().min(3).max(40),
  description: z.string().min(40).max(260),
  /** Slugs of the venues that lie there. */
  venues: z.array(z.string()).min(1),
  pros: z.array(sentence).min(2).max(4),
  cons: z.array(sentence).min(2).max(4),
});

/** Where a venue lies that is beyond the city. */
export const destination = z.strictObject({
  name: z.string().min(3).max(40),
  /** From downtown by road; null where nobody has told us. */
  drive: z.strictObject({ km: z.int().positive(), minutes: z.int().positive() }).nullable(),
  note: sentence,
  venues: z.array(z.string()).min(1),
});

export type Area = z.infer<typeof area>;
export type Destination = z.infer<typeof destination>;
