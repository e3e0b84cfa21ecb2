import { z } from "zod";

import { albertaDate, isCalendarDate } from "#app/calendar/alberta-time.ts";
import { guestCounts, longest } from "#app/couple/enquiries/enquiry-options.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import { coupleBooking, reviewDeletion, reviewForm } from "#app/reviews/read-review-form.ts";
import { letterText } from "#app/messaging/forms/text-schemas.ts";
import { readFormKey, wrongShape } from "#app/messaging/forms/form-values.ts";

const newDate = z
  .string()
  .trim()
  .refine((date) => isCalendarDate(date), "this is not a date of the calendar: write it as year-month-day")
  .refine(
    (date) => !isCalendarDate(date) || date >= albertaDate(new Date()),
    "this date has passed in Alberta: choose a coming one",
  );

const changes = z.discriminatedUnion("what", [
  z.object({
    what: z.literal("message"),
    message: letterText(
      longest.additionalInfo,
      `keep this under ${longest.additionalInfo} characters`,
    ).refine((text) => text !== "", "write your message first"),
  }),
  z.object({
    what: z.literal("change"),
    eventDate: newDate,
    guestCount: z
      .union([z.literal(""), z.enum(guestCounts)], { error: "choose one of the options" })
      .transform((value) => (value === "" ? null : value)),
  }),
  z.object({ what: z.literal("send") }),
  z.object({ what: z.literal("withdraw") }),
  z.object({ what: z.literal("rotate") }),
  z.object({
    what: z.literal("delete"),
    sure: z.literal("yes", { error: "tick the box first: what is deleted cannot be brought back" }),
  }),
  reviewForm,
  reviewDeletion,
  coupleBooking,
]);

/** What a couple does on its private page. */
export type EnquiryChange = z.infer<typeof changes>;
export type ChangeErrors = Partial<Record<string, string>>;
type Understood = { change: EnquiryChange; formKey: string | null };

const fields = [
  "what",
  "message",
  "eventDate",
  "guestCount",
  "sure",
  "vendor",
  "booked",
  "stars",
  "review",
  "author",
  "month",
] as const;

/** Reads a form of the private page; what is wrong is said by field. */
export function readEnquiryChange(form: FormData): Reading<Understood, ChangeErrors, Record<string, string>> {
  const shapes = fields.flatMap((field) => {
    const wrong = wrongShape(form, field, false);
    return wrong === null ? [] : [[field, wrong] as const];
  });
  const values = Object.fromEntries(
    fields.flatMap((field) => {
      const value = form.get(field);
      return typeof value === "string" ? [[field, value] as const] : [];
    }),
  );
  if (shapes.length > 0) return { ok: false, errors: Object.fromEntries(shapes), values };
  const read = changes.safeParse(values);
  if (read.success) return { ok: true, change: read.data, formKey: readFormKey(form), values };
  const errors: ChangeErrors = {};
  for (const { path, message } of read.error.issues) {
    const field = path[0] === "what" || path[0] === undefined ? "form" : String(path[0]);
    errors[field] ??= field === "form" ? "This form cannot be read. Please load the page again." : message;
  }
  return { ok: false, errors, values };
}
