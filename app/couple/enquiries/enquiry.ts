import { z } from "zod";

import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";

import { enquiryFields } from "./enquiry-form-fields.ts";
import { reconcileGuests } from "./stated-guests.ts";

/** An enquiry, checked and tidied; what the form's fields become. */
export const enquirySchema = z
  .object(fieldSchemas(enquiryFields))
  .refine(({ subject, eventDate }) => subject !== null || eventDate !== null, {
    path: ["eventDate"],
    error: "choose your wedding date; a best guess is fine",
    // Said together with what else is wrong, not after it.
    when: () => true,
  })
  .transform((enquiry, context) => {
    const guests = reconcileGuests(enquiry);
    if (guests !== "conflict") return { ...enquiry, ...guests };
    context.addIssue({ code: "custom", path: ["guestNumber"], message: guestsConflict });
    return z.NEVER;
  });

/** What is wrong where a number of guests does not fit the range beside it. */
export const guestsConflict = "this doesn’t fit the guest count you chose: change one of the two";

export type Enquiry = z.infer<typeof enquirySchema>;
