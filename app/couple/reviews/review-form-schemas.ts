import { z } from "zod";

import { formatCount } from "#app/languages/site-language.ts";
import { idSchema, unreadableForm } from "#app/messaging/forms/id-schema.ts";
import { textSchema, normalizeLine } from "#app/messaging/forms/text-schemas.ts";

import { reviewLengthLimits } from "./review-rules.ts";

/** A couple's review as parsed from its form. */
export const reviewFormSchema = z.object({
  what: z.literal("review"),
  vendor: idSchema(),
  stars: z.enum(["1", "2", "3", "4", "5"], { error: "choose one to five stars" }).transform(Number),
  review: textSchema(
    reviewLengthLimits.text,
    `keep this under ${formatCount(reviewLengthLimits.text)} characters`,
  ).refine(
    (text) => text.length >= reviewLengthLimits.shortest,
    `write a sentence or two: at least ${reviewLengthLimits.shortest} characters`,
  ),
  author: textSchema(
    reviewLengthLimits.author,
    `keep this under ${reviewLengthLimits.author} characters`,
    normalizeLine,
  ).refine((name) => name !== "", "enter the name to show, such as your first names"),
  /** Whether the month of the wedding is shown. */
  month: z
    .literal("yes")
    .optional()
    .transform((value) => value === "yes"),
});

export type ReviewDraft = Omit<z.infer<typeof reviewFormSchema>, "what">;

/** A couple's request to withdraw its review. */
export const reviewDeletionSchema = z.object({ what: z.literal("delete-review"), vendor: idSchema() });

/** Whether a couple booked a business. */
export const coupleBookingSchema = z.object({
  what: z.literal("booking"),
  vendor: idSchema(),
  booked: z.enum(["yes", "no"], { error: unreadableForm }).transform((booked) => booked === "yes"),
});

/** A business's reply to a review; it is public, so it is rejected where a couple's text would be held. */
export const reviewReplySchema = z.object({
  review: idSchema(),
  answer: textSchema(
    reviewLengthLimits.answer,
    `keep this under ${formatCount(reviewLengthLimits.answer)} characters`,
  ).refine((text) => text !== "", "write your answer first"),
});
