import { z } from "zod";

import { prose } from "../prose-schema.ts";

const paragraph = prose(20, 520);

/** A page about the site itself: what it keeps, promises and computes. */
export const staticPage = z.strictObject({
  id: z.enum(["about", "accessibility", "how-we-rank", "premium", "privacy", "terms"]),
  /** Where it stands, if not under its id. */
  path: z.literal("/vendors/premium").optional(),
  title: prose(4, 50),
  description: prose(50, 160),
  heading: prose(4, 60),
  lede: prose(40, 220),
  /** The page in three tickets. */
  tickets: z
    .array(z.strictObject({ title: prose(3, 40), text: prose(20, 170) }))
    .length(3)
    .readonly(),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
        heading: prose(4, 60),
        paragraphs: z.array(paragraph).readonly(),
        list: z.array(prose(10, 260)).readonly().optional(),
        link: z
          .strictObject({ to: z.string().regex(/^\/[a-z/-]*(\?[a-z=&]+)?$/), label: prose(4, 50) })
          .optional(),
      }),
    )
    .min(2)
    .readonly(),
  /** What to write for; the address follows where the site has one. */
  contact: prose(20, 220),
  /** Day on which the page was last checked against what the site does. */
  checked: z.iso.date(),
});

export type StaticPage = z.infer<typeof staticPage>;
