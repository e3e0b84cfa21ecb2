import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** A way to dress a room or a place (specification §3); its own page has the long form. */
export const decorIdea = z.strictObject({
  /** The address, /decoration-ideas/{id}. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  title: prose(5, 40),
  description: prose(60, 220),
  image: z.string().regex(/^\/art\/decor\/[a-z-]+\.svg$/),
  /** The inks of the idea, the strongest first. */
  colors: z
    .array(z.strictObject({ name: prose(3, 20), hex: z.string().regex(/^#[0-9a-f]{6}$/) }))
    .min(3)
    .max(4),
  bestFor: prose(10, 70),
  /** Names its seasons in words: the filter looks for them here. 'Year-round' names none. */
  season: prose(4, 30),
});

export type DecorIdea = z.infer<typeof decorIdea>;
