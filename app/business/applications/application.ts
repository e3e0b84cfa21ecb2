import { z } from "zod";

import { optionalEmailSchema, textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import { arePricesInOrder, priceOrderIssue, profileShape, toProfile } from "#app/business/profile/profile.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { applicationMaxLengths } from "./application-fields.ts";

/** A parsed and validated application form. */
export const applicationSchema = z
  .object({
    ...profileShape,
    contactName: textSchema(
      applicationMaxLengths.contactName,
      `keep the name under ${applicationMaxLengths.contactName} characters`,
      normalizeLine,
    ),
    email: optionalEmailSchema(applicationMaxLengths.email)
      .refine((value) => value !== "", "enter the email couples should reach you at")
      // All later steps are announced by mail to it.
      .refine((value) => !isReservedEmail(value), "enter an email address that works"),
  })
  .refine(arePricesInOrder, priceOrderIssue())
  .transform(({ contactName, email, ...fields }) => ({ contactName, email, profile: toProfile(fields) }));

export type Application = z.infer<typeof applicationSchema>;
