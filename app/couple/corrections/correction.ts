import { z } from "zod";

import { formatCount } from "#app/languages/site-language.ts";
import { idSchema } from "#app/messaging/forms/id-schema.ts";
import { optionalEmailSchema, textSchema } from "#app/messaging/forms/text-schemas.ts";
import { correctionKindIds, correctionSenderIds } from "#database/enums.ts";

import { correctionMaxLengths } from "./correction-fields.ts";

/** A parsed and validated correction form. */
export const correctionSchema = z
  .object({
    listing: idSchema("open the listing’s page and send the form from there"),
    kind: z.enum(correctionKindIds, { error: "choose what’s wrong" }),
    sender: z.enum(correctionSenderIds, { error: "choose who you are" }),
    message: textSchema(
      correctionMaxLengths.message,
      `keep this under ${formatCount(correctionMaxLengths.message)} characters`,
    ),
    email: optionalEmailSchema(correctionMaxLengths.email).transform((email) =>
      email === "" ? null : email,
    ),
  })
  .refine(({ kind, message }) => kind === "removal" || message !== "", {
    path: ["message"],
    error: "tell us what it should say; only a request to be removed can be left blank",
    // Reported together with the other errors, not after them.
    when: () => true,
  });

export type Correction = z.infer<typeof correctionSchema>;
