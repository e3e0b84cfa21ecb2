import { z } from "zod";

import { letterEmail, letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";
import { isReservedAddress } from "#mail/reserved-domains.ts";

import { longestClaim } from "./claim-options.ts";

const line = (most: number, missing: string) =>
  letterText(most, `keep this under ${most} characters`, tidyLine).refine((value) => value !== "", missing);

const person = {
  name: line(longestClaim.name, "tell us your name"),
  role: line(longestClaim.role, "tell us what you do there, such as events manager"),
};

/** A claim, checked and tidied; what the form's fields become. */
export const claimSchema = z.object({
  listing: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "open the page of the listing and claim it from there")
    .transform(Number),
  ...person,
  email: letterEmail(longestClaim.email)
    .refine((value) => value !== "", "write your address at the website's name")
    // The link is mailed there.
    .refine((value) => !isReservedAddress(value), "write an address that mail reaches"),
  note: letterText(longestClaim.note, `keep the note under ${longestClaim.note} characters`),
});

export type Claim = z.infer<typeof claimSchema>;

/** Who takes up an invitation. */
export const takeUpSchema = z.object(person);

export type TakenUpBy = z.infer<typeof takeUpSchema>;
