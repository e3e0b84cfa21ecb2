import { z } from "zod";

import { longest } from "#app/couple/enquiries/enquiry-options.ts";
import { textsOf } from "#app/messaging/forms/form-values.ts";
import { isTrapped } from "#app/letterbox/guard-fields.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import { planLinks, type PlanLink } from "#app/plan/plan-part.ts";

/** What was given to others beside the link to edit: made new together with it, unless the couple unticks it. */
export const linksOfOthers = ["propose", "view", "calendar", "households", "businesses"] as const;

export type LinkOfOthers = (typeof linksOfOthers)[number];

/** What whoever may edit a plan can do with its links. */
export type LinkChange =
  | { what: "delete" }
  /** `also` is of the link to edit: whoever had it was shown the others. Not said, they are all made new. */
  | { what: "rotate"; role: PlanLink; also?: readonly LinkOfOthers[] }
  /** Whether the link to view shows telephone numbers, addresses and notes. */
  | { what: "details"; show: boolean }
  /** `email` is null where a program filled what no person sees: it is told what a person would be. */
  | { what: "mail"; email: string | null };

const change = z.discriminatedUnion("what", [
  z.object({ what: z.literal("delete"), sure: z.literal("yes") }),
  z.object({
    what: z.literal("rotate"),
    role: z.enum(planLinks),
    also: z.array(z.enum(linksOfOthers)).default([...linksOfOthers]),
  }),
  z
    .object({ what: z.literal("details"), show: z.literal("yes").optional() })
    .transform(({ what, show }) => ({ what, show: show === "yes" })),
]);

const address = z.email().max(longest.email);

type LinkReading = Reading<{ change: LinkChange }, { form: string }, { email?: string }>;

/** Reads a form of the tool 'Keep and share'. */
export function readLinkChange(form: FormData): LinkReading {
  const field = (name: string) => textsOf(form, name)[0];
  if (field("what") === "mail") return readMail(field("email") ?? "", isTrapped(form));
  const read = change.safeParse({
    what: field("what"),
    sure: field("sure"),
    role: field("role"),
    show: field("show"),
    // Boxes that are not ticked are not sent: `chosen` says that there was a choice.
    also: field("chosen") === "yes" ? textsOf(form, "also") : undefined,
  });
  return read.success
    ? { ok: true, values: {}, change: read.data }
    : { ok: false, values: {}, errors: { form: "choose what to do" } };
}

function readMail(typed: string, trapped: boolean): LinkReading {
  const values = { email: typed };
  const { data: email } = address.safeParse(typed.trim());
  return email === undefined
    ? { ok: false, values, errors: { form: "write the email address that the link goes to" } }
    : { ok: true, values, change: { what: "mail", email: trapped ? null : email } };
}
