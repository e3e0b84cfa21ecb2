import { z } from "zod";

import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { diets } from "#app/plan/schema/guests.schema.ts";

const person = z.object({
  id: z.string().min(1).max(60),
  name: textSchema(200, "keep a name under 200 characters", normalizeLine).exactOptional(),
  child: z.boolean().exactOptional(),
  diets: z
    .array(z.enum(diets, { error: "choose from the diets of the list" }))
    .max(diets.length)
    .exactOptional(),
  allergies: textSchema(500, "keep this under 500 characters", normalizeLine).exactOptional(),
});

/**
 * A household's reply: only what it changed on its page. Two phones of a household that reply at once both
 * keep what they changed; of the same field the later one wins.
 */
export const rsvpReply = z.object({
  /** How many come, by event. */
  coming: z.record(z.string().min(1).max(60), z.int().min(0).max(999)),
  persons: z.array(person).max(500),
  message: textSchema(2000, "keep your message under 2000 characters").exactOptional(),
});

export type RsvpReply = z.infer<typeof rsvpReply>;
