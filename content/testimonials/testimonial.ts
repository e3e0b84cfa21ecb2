import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** What a couple says of the site (specification §3). All of them are samples: the people are invented. */
export const testimonial = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: prose(5, 40),
  role: prose(5, 40),
  quote: prose(60, 220),
  stars: z.int().min(1).max(5),
  image: z.string().regex(/^\/art\/[a-z]+\/[a-z-]+\.svg$/),
  location: prose(5, 30),
});

export type Testimonial = z.infer<typeof testimonial>;
