import { z } from "zod";

import { formatCount } from "#app/languages/site-language.ts";
import { idSchema } from "#app/messaging/forms/id-schema.ts";
import { optionalEmailSchema, textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { claimMaxLengths } from "./claim-fields.ts";

const line = (most: number, missing: string) =>
  textSchema(most, `keep this under ${most} characters`, normalizeLine).refine(
    (value) => value !== "",
    missing,
  );

const person = {
  name: line(claimMaxLengths.name, "enter your name"),
  role: line(claimMaxLengths.role, "tell us your role, such as events manager"),
};

/** A parsed and validated claim form. */
export const claimSchema = z.object({
  listing: idSchema("open the page of the listing and claim it from there"),
  ...person,
  email: optionalEmailSchema(claimMaxLengths.email)
    .refine((value) => value !== "", "enter your email at the website's domain")
    // The link is mailed to it.
    .refine((value) => !isReservedEmail(value), "enter an email address that works"),
  note: textSchema(
    claimMaxLengths.note,
    `keep the note under ${formatCount(claimMaxLengths.note)} characters`,
  ),
});

export type Claim = z.infer<typeof claimSchema>;

/** The person who accepts an invitation. */
export const invitationAcceptanceSchema = z.object(person);

export type InvitationAcceptance = z.infer<typeof invitationAcceptanceSchema>;
