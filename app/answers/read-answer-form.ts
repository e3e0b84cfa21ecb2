import { z } from "zod";

import { letterText } from "#app/messaging/forms/text-schemas.ts";
import { wrongShape } from "#app/messaging/forms/form-values.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import { readDollars } from "#app/money/canadian-dollars.ts";

import { answerFields, longestAnswer, type AnswerErrors, type AnswerValues } from "./answer-options.ts";
import { availabilities } from "./describe-answer.ts";

/** Dearest price that is believed, in cents: ten million dollars. */
const dearest = 1_000_000_000;

const price = z
  .string()
  .trim()
  .transform((text, context) => {
    if (text === "") return null;
    const cents = readDollars(text);
    if (cents !== null && cents <= dearest) return cents;
    context.addIssue({ code: "custom", message: "write an amount in dollars, such as 4500" });
    return z.NEVER;
  });

const answerSchema = z
  .object({
    availability: z.enum(
      availabilities.map(({ id }) => id),
      { error: "say whether you are available" },
    ),
    priceFrom: price,
    priceTo: price,
    includes: letterText(longestAnswer.includes, `keep this under ${longestAnswer.includes} characters`),
    message: letterText(longestAnswer.message, `keep this under ${longestAnswer.message} characters`),
  })
  .refine(({ priceFrom, priceTo }) => priceFrom === null || priceTo === null || priceFrom <= priceTo, {
    path: ["priceTo"],
    error: "the upper end of the range lies below the lower one",
  })
  // One price is the same from both ends.
  .transform((answer) => ({
    ...answer,
    priceFrom: answer.priceFrom ?? answer.priceTo,
    priceTo: answer.priceTo ?? answer.priceFrom,
  }));

/** A vendor's answer; prices are Canadian dollars in cents. */
export type Answer = z.infer<typeof answerSchema>;

/** Reads the form of a vendor's private page; what is wrong is said by field. */
export function readAnswerForm(form: FormData): Reading<{ answer: Answer }, AnswerErrors, AnswerValues> {
  const errors: AnswerErrors = {};
  const values: AnswerValues = {};
  for (const field of answerFields) {
    const value = form.get(field);
    if (typeof value === "string") values[field] = value;
    const wrong = wrongShape(form, field, false);
    if (wrong !== null) errors[field] = wrong;
  }
  const read = answerSchema.safeParse({ priceFrom: "", priceTo: "", includes: "", message: "", ...values });
  for (const { path, message } of read.error?.issues ?? []) {
    const field = answerFields.find((known) => known === path[0]) ?? "form";
    errors[field] ??= message;
  }
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, answer: read.data, values }
    : { ok: false, errors, values };
}
