import { z } from "zod";

import { textSchema } from "#app/messaging/forms/text-schemas.ts";
import { checkFieldShape } from "#app/messaging/forms/form-values.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { parseDollars } from "#app/money/canadian-dollars.ts";

import {
  replyFields,
  replyMaxLengths,
  type VendorReplyErrors,
  type VendorReplyValues,
} from "./reply-fields.ts";
import { availabilityIds } from "#database/enums.ts";

/** Maximum accepted price, in cents: ten million dollars. */
const dearest = 1_000_000_000;

const price = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    const cents = parseDollars(text);
    if (cents !== null && cents <= dearest) return cents;
    context.addIssue({ code: "custom", message: "enter an amount in dollars, such as 4500" });
    return z.NEVER;
  });

const answerSchema = z
  .object({
    availability: z.enum(availabilityIds, { error: "tell them whether you’re available" }),
    priceFrom: price,
    priceTo: price,
    includes: textSchema(replyMaxLengths.includes, `keep this under ${replyMaxLengths.includes} characters`),
    message: textSchema(replyMaxLengths.message, `keep this under ${replyMaxLengths.message} characters`),
  })
  .refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo, {
    path: ["priceTo"],
    error: "the higher price can’t be below the lower one",
  })
  // One price is both ends of the range.
  .transform((answer) => ({
    ...answer,
    priceFrom: answer.priceFrom ?? answer.priceTo,
    priceTo: answer.priceTo ?? answer.priceFrom,
  }));

/** A vendor's answer; prices are Canadian dollars in cents. */
export type VendorReply = z.infer<typeof answerSchema> & {
  /** The couple's date on the page of the form: '' where it was open, undefined where the form did not say. */
  seenDate?: string;
};

/** Parses the form of a vendor's private page; errors are by field. */
export function parseReplyForm(
  form: FormData,
): ParseResult<{ answer: VendorReply }, VendorReplyErrors, VendorReplyValues> {
  const errors: VendorReplyErrors = {};
  const values: VendorReplyValues = {};
  for (const field of replyFields) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
    const wrong = checkFieldShape(form, field, false);
    if (wrong !== null) errors[field] = wrong;
  }
  const seenDate = form.get("seenDate");
  const read = answerSchema.safeParse({ priceFrom: "", priceTo: "", includes: "", message: "", ...values });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = replyFields.find((known) => known === path[0]) ?? "form";
    errors[field] ??= message;
  }
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, answer: { ...read.data, ...(typeof seenDate === "string" && { seenDate }) }, values }
    : { ok: false, errors, values };
}
