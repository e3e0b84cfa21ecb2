import { z } from "zod";

import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";

import { enquiryFields } from "./enquiry-form-fields.ts";

/** An enquiry, checked and tidied; what the form's fields become. */
export const enquirySchema = z
  .object(fieldSchemas(enquiryFields))
  .refine(({ subject, eventDate }) => subject !== null || eventDate !== null, {
    path: ["eventDate"],
    error: "choose your wedding date; a best guess is fine",
    // Said together with what else is wrong, not after it.
    when: () => true,
  });

export type Enquiry = z.infer<typeof enquirySchema>;
