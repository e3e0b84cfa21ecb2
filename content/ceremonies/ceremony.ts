import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** A ceremony as the home page tells it; its own page has the long form (specification §3). */
export const ceremony = z.strictObject({
  /** The address, /indian-wedding-traditions/{id}. */
  id: z.enum(["mehendi", "sangeet", "haldi", "baraat", "pheras", "vidaai"]),
  name: prose(3, 20),
  /** What stands under the name on its poster. */
  moment: prose(5, 24),
  description: prose(60, 220),
  duration: prose(5, 60),
  participants: prose(5, 90),
  importance: prose(40, 200),
  /** What other traditions call it or do in its place. */
  elsewhere: prose(30, 200),
  image: z.string().regex(/^\/art\/ceremonies\/[a-z]+\.svg$/),
});

export type Ceremony = z.infer<typeof ceremony>;
