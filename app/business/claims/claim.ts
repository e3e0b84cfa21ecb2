import { z } from "zod";

import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { claimantFields, claimFields } from "./claim-fields.ts";

const schemas = fieldSchemas(claimFields);

/** A parsed and validated claim form. */
export const claimSchema = z.object({
  ...schemas,
  // The link is mailed to it.
  email: schemas.email.refine((email) => !isReservedEmail(email), "enter an email address that works"),
});

export type Claim = z.infer<typeof claimSchema>;

/** The person who accepts an invitation. */
export const invitationAcceptanceSchema = z.object(fieldSchemas(claimantFields));

export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>;
