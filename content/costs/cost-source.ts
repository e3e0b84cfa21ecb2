import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** Where a rate or a rule was read, and when. */
export const costSource = z.strictObject({
  title: prose(3, 160),
  url: z.url({ protocol: /^https?$/ }),
  read: z.iso.date(),
});

export type CostSource = z.infer<typeof costSource>;
