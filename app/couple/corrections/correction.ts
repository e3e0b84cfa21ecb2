import { z } from "zod";

import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";

import { correctionFields } from "./correction-fields.ts";

const schemas = fieldSchemas(correctionFields);

/** A parsed and validated correction form. */
export const correctionSchema = z
  .object({
    ...schemas,
    email: schemas.email.transform((email) => (email === "" ? null : email)),
  })
  .refine(({ kind, message }) => kind === "removal" || message !== "", {
    path: ["message"],
    error: "tell us what it should say; only a request to be removed can be left blank",
    // Reported together with the other errors, not after them.
    when: () => true,
  });

export type Correction = z.infer<typeof correctionSchema>;
