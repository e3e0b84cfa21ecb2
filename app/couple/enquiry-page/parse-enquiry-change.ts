import { z } from "zod";

import { guestsConflict } from "#app/couple/enquiries/enquiry.ts";
import { enquiryFields } from "#app/couple/enquiries/enquiry-form-fields.ts";
import { enquiryMaxLengths } from "#app/couple/enquiries/enquiry-options.ts";
import { reconcileGuests } from "#app/couple/enquiries/stated-guests.ts";
import { fieldSchemas } from "#app/messaging/forms/field-schemas.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { paidFormSchema, paidRemovalSchema } from "#app/couple/paid-amounts/paid-form-schemas.ts";
import {
  coupleBookingSchema,
  reviewDeletionSchema,
  reviewFormSchema,
} from "#app/couple/reviews/review-form-schemas.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { dateErrors } from "#app/messaging/forms/date-errors.ts";
import { textSchema } from "#app/messaging/forms/text-schemas.ts";
import { parseFormKey, checkFieldShape, textValues } from "#app/messaging/forms/form-values.ts";

import { declineSchema, messageRecipientSchema, reopenSchema } from "./recipient-choice.ts";

const { eventDate, guestCount, guestNumber } = enquiryFields;
const formSchemas = fieldSchemas({ eventDate, guestCount, guestNumber });

/** As the enquiry form takes it; here it cannot be left open. */
const newDate = formSchemas.eventDate.transform((date, context) => {
  if (date !== null) return date;
  context.addIssue({ code: "custom", message: dateErrors.unreal });
  return z.NEVER;
});

const dateAndGuests = z
  .object({
    what: z.literal("change"),
    eventDate: newDate,
    guestCount: formSchemas.guestCount,
    // A page from before it was asked for has neither.
    guestNumber: formSchemas.guestNumber.optional().transform((number) => number ?? null),
    shownGuestCount: z.string().optional(),
    shownGuestNumber: z.string().optional(),
  })
  .transform(({ shownGuestCount, shownGuestNumber, ...change }, context) => {
    const guests = reconcileGuests(change, {
      guestCount: shownGuestCount || null,
      guestNumber: Number(shownGuestNumber) || null,
    });
    if (guests !== "conflict") return { ...change, ...guests };
    context.addIssue({ code: "custom", path: ["guestNumber"], message: guestsConflict });
    return z.NEVER;
  });

const changes = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("message"),
    to: messageRecipientSchema,
    message: textSchema(
      enquiryMaxLengths.additionalInfo,
      `keep this under ${formatCount(enquiryMaxLengths.additionalInfo)} characters`,
    ).refine((text) => text !== "", "write your message first"),
  }),
  dateAndGuests,
  z.object({ what: z.literal("send") }),
  z
    .object({
      what: z.literal("withdraw"),
      sure: z.literal("yes", { error: "tick the box first: withdrawing can’t be undone" }),
    })
    .transform(({ what }) => ({ what })),
  z.object({ what: z.literal("rotate") }),
  z.object({
    what: z.literal("delete"),
    sure: z.literal("yes", { error: "tick the box first: deleting can’t be undone" }),
  }),
  reviewFormSchema,
  reviewDeletionSchema,
  coupleBookingSchema,
  paidFormSchema,
  paidRemovalSchema,
  declineSchema,
  reopenSchema,
]);

/** A couple's action on its private page. */
export type EnquiryChange = z.infer<typeof changes>;
export type EnquiryChangeErrors = Partial<Record<string, string>>;
type Understood = { change: EnquiryChange; formKey: string | null };

const fields = [
  "what",
  "message",
  "to",
  "note",
  "eventDate",
  "guestCount",
  "guestNumber",
  "shownGuestCount",
  "shownGuestNumber",
  "sure",
  "vendor",
  "booked",
  "stars",
  "review",
  "author",
  "month",
  "amount",
  "guests",
  "includes",
] as const;

/** Fields with a value for each ticked box; it is read with commas between them. */
const manyValued: ReadonlySet<(typeof fields)[number]> = new Set(["includes"]);

/** Parses a form of the private page; errors are by field. */
export function parseEnquiryChange(
  form: FormData,
): ParseResult<Understood, EnquiryChangeErrors, Record<string, string>> {
  const shapes = fields.flatMap((field) => {
    const wrong = checkFieldShape(form, field, manyValued.has(field));
    return wrong === null ? [] : [[field, wrong] as const];
  });
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const [first, ...others] = textValues(form, field);
      if (first === undefined) return [];
      return [[field, manyValued.has(field) ? [first, ...others].join(",") : first] as const];
    }),
  );
  if (shapes.length > 0) return { ok: false, errors: Object.fromEntries(shapes), values };
  const read = changes.safeParse(values);
  if (read.success) return { ok: true, change: read.data, formKey: parseFormKey(form), values };
  const errors: EnquiryChangeErrors = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] === "what" || path[0] === undefined ? "form" : String(path[0]);
    errors[field] ??= field === "form" ? "We couldn’t read this form. Please reload the page." : message;
  }
  return { ok: false, errors, values };
}
