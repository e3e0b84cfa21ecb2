import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** A stage of the planning timeline (specification §3 and §9). */
export const timelineStage = z.strictObject({
  id: z.enum(["twelve", "nine", "six", "three"]),
  timeframe: z.enum(["12+ months before", "9-12 months before", "6-9 months before", "3-6 months before"]),
  tasks: z.array(prose(20, 140)).length(4),
  tip: prose(40, 160),
});

export type TimelineStage = z.infer<typeof timelineStage>;
