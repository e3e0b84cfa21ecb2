import { z } from "zod";

import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { diets } from "#app/plan/schema/guests.schema.ts";

const person = z.object({
  id: z.string().min(1).max(60),
  name: textSchema(200, "keep a name under 200 characters", normalizeLine),
  diets: z.array(z.enum(diets, { error: "choose from the diets of the list" })).max(diets.length),
  allergies: textSchema(500, "keep this under 500 characters", normalizeLine),
});

/** A household's reply. */
export const rsvpReply = z.object({
  /** How many come, by event. */
  coming: z.record(z.string().min(1).max(60), z.int().min(0).max(999)),
  persons: z.array(person).max(500),
  message: textSchema(2000, "keep your message under 2000 characters"),
});

export type RsvpReply = z.infer<typeof rsvpReply>;
