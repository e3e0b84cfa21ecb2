import { z } from "zod";

import { enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { planLinkKinds, type PlanLinkKind } from "#app/plan/document/parts-and-roles.ts";

/**
 * Links given to others beside the link to edit: renewed together with it, unless the couple unticks them.
 */
export const sharedLinkKinds = ["propose", "view", "calendar", "households", "businesses", "family"] as const;

export type SharedLinkKind = (typeof sharedLinkKinds)[number];

/** The changes that a link to edit allows on a plan's links. */
export type PlanLinkChange =
  | { what: "delete" }
  /**
   * `also` belongs to the link to edit: its readers saw the other links. Without it, all of them are renewed.
   */
  | { what: "rotate"; role: PlanLinkKind; also?: readonly SharedLinkKind[] }
  /** Whether the link to view shows phone numbers, addresses, diets, notes and suggestions. */
  | { what: "details"; show: boolean }
  /** `email` is null where a program filled the honeypot field: it gets the same response as a person. */
  | { what: "mail"; email: string | null };

const change = z.discriminatedUnion("what", [
  z.object({ what: z.literal("delete"), sure: z.literal("yes") }),
  z.object({
    what: z.literal("rotate"),
    role: z.enum(planLinkKinds),
    also: z.array(z.enum(sharedLinkKinds)).default([...sharedLinkKinds]),
  }),
  z
    .object({ what: z.literal("details"), show: z.literal("yes").optional() })
    .transform(({ what, show }) => ({ what, show: show === "yes" })),
]);

const address = z.email().max(enquiryMaxLengths.email);

type LinkReading = ParseResult<{ change: PlanLinkChange }, { form: string }, { email?: string }>;

/** Parses a form of the tool 'Save & share'. */
export function parseLinkChange(form: FormData): LinkReading {
  const field = (name: string) => textValues(form, name)[0];
  if (field("what") === "mail") {
    const mail = parseMailRecipient(form);
    return mail.ok ? { ok: true, values: mail.values, change: { what: "mail", email: mail.email } } : mail;
  }
  const read = change.safeParse({
    what: field("what"),
    sure: field("sure"),
    role: field("role"),
    show: field("show"),
    // Unticked boxes are not sent: `chosen` shows that there was a choice.
    also: field("chosen") === "yes" ? textValues(form, "also") : undefined,
  });
  return read.success
    ? { ok: true, values: {}, change: read.data }
    : { ok: false, values: {}, errors: { form: "choose what to do" } };
}

type MailReading = ParseResult<{ email: string | null }, { form: string }, { email: string }>;

/** Parses the email that a plan's link is mailed to; null where a program filled the honeypot field. */
export function parseMailRecipient(form: FormData): MailReading {
  const typed = textValues(form, "email")[0] ?? "";
  const values = { email: typed };
  const { data: email } = address.safeParse(typed.trim());
  return email === undefined
    ? { ok: false, values, errors: { form: "enter the email address that the link goes to" } }
    : { ok: true, values, email: isHoneypotFilled(form) ? null : email };
}
