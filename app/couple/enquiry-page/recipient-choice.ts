import { z } from "zod";

import { idSchema } from "#app/messaging/forms/id-schema.ts";
import { countLinks } from "#app/messaging/forms/spam-links.ts";
import { textSchema } from "#app/messaging/forms/text-schemas.ts";

import { maxDeclineNote } from "./decline-note-length.ts";

/** Whom a message is for: one business, or everyone who was asked; a page from before the choice has none. */
export const messageRecipientSchema = z
  .union([z.enum(["", "all"]).transform(() => null), idSchema()], { error: "choose who gets it" })
  .optional()
  .transform((to) => to ?? null);

/** A business that the couple declines with thanks, and what it writes with that. */
export const declineSchema = z.object({
  what: z.literal("decline"),
  vendor: idSchema(),
  note: textSchema(maxDeclineNote, `keep this under ${maxDeclineNote} characters`).refine(
    (text) => countLinks(text) === 0,
    "leave out links",
  ),
});

/** Takes that back. */
export const reopenSchema = z.object({ what: z.literal("reopen"), vendor: idSchema() });
