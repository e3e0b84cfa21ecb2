import { z } from "zod";

import { letterEmail, letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";
import { arePricesInOrder, pricesOutOfOrder, profileShape, toProfile } from "#app/business/profile/profile.ts";
import { isReservedAddress } from "#mail/reserved-domains.ts";

import { longestApplication } from "#app/business/applications/application-fields.ts";

/** An application, checked and tidied; what the form's fields become. */
export const applicationSchema = z
  .object({
    ...profileShape,
    contactName: letterText(
      longestApplication.contactName,
      `keep the name under ${longestApplication.contactName} characters`,
      tidyLine,
    ).refine((value) => value !== "", "tell us your name"),
    email: letterEmail(longestApplication.email)
      .refine((value) => value !== "", "tell us where couples reach you")
      // Everything that follows is mailed.
      .refine((value) => !isReservedAddress(value), "write an address that mail reaches"),
  })
  .refine(arePricesInOrder, pricesOutOfOrder())
  .transform(({ contactName, email, ...fields }) => ({ contactName, email, profile: toProfile(fields) }));

export type Application = z.infer<typeof applicationSchema>;
