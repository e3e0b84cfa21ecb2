import { z } from "zod";

import { letterEmail, letterText } from "#app/messaging/forms/text-schemas.ts";

import { correctionKinds, correctionSenders, longestCorrection } from "./correction-options.ts";

const idsOf = <Id extends string>(options: readonly { id: Id }[]) => options.map(({ id }) => id);

/** A correction, checked and tidied; what the form's fields become. */
export const correctionSchema = z
  .object({
    listing: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "open the page of the listing and send the form from there")
      .transform(Number),
    kind: z.enum(idsOf(correctionKinds), { error: "choose what is wrong" }),
    sender: z.enum(idsOf(correctionSenders), { error: "choose who you are" }),
    message: letterText(longestCorrection.message, `keep this under ${longestCorrection.message} characters`),
    email: letterEmail(longestCorrection.email).transform((email) => (email === "" ? null : email)),
  })
  .refine(({ kind, message }) => kind === "removal" || message !== "", {
    path: ["message"],
    error: "tell us what is right instead; only a wish to be removed needs no words",
    // Said together with what else is wrong, not after it.
    when: () => true,
  });

export type Correction = z.infer<typeof correctionSchema>;
