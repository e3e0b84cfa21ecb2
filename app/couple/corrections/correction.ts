import { z } from "zod";

import { optionalEmailSchema, textSchema } from "#app/messaging/forms/text-schemas.ts";
import { correctionKindIds, correctionSenderIds } from "#database/enums.ts";

import { correctionMaxLengths } from "./correction-fields.ts";

/** A parsed and validated correction form. */
export const correctionSchema = z
  .object({
    listing: z
      .string()
      .regex(/^[1-9]\d{0,8}$/, "open the page of the listing and send the form from there")
      .transform(Number),
    kind: z.enum(correctionKindIds, { error: "choose what is wrong" }),
    sender: z.enum(correctionSenderIds, { error: "choose who you are" }),
    message: textSchema(
      correctionMaxLengths.message,
      `keep this under ${correctionMaxLengths.message} characters`,
    ),
    email: optionalEmailSchema(correctionMaxLengths.email).transform((email) =>
      email === "" ? null : email,
    ),
  })
  .refine(({ kind, message }) => kind === "removal" || message !== "", {
    path: ["message"],
    error: "tell us what is right instead; only a wish to be removed needs no words",
    // Reported together with the other errors, not after them.
    when: () => true,
  });

export type Correction = z.infer<typeof correctionSchema>;
