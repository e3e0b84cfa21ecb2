import { z } from "zod";

import { categoryIds } from "../catalogue/categories.ts";
import { prose } from "../prose-schema.ts";

/** What the page of a category says, whoever is listed there. */
export const categoryGuide = z.strictObject({
  /** The category. */
  id: z.enum(categoryIds),
  /** Such as 'Wedding photographers': followed by 'in Calgary', or after a tradition. */
  trade: prose(6, 40),
  /** Two or three sentences at the top of the page. */
  intro: prose(120, 420),
  /** What a couple should ask before it books. */
  questions: z.array(prose(20, 140)).min(4).max(7),
  /** Lines of the table of booking windows. */
  windows: z.array(z.string()).max(2),
  /** What a Calgary planner would add. */
  tip: prose(60, 320),
});

export type CategoryGuide = z.infer<typeof categoryGuide>;
