import { z } from "zod";

import { letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";

import { reviewLengths } from "#app/couple/reviews/review-rules.ts";

const listing = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "this form cannot be read: please load the page again")
  .transform(Number);

/** A couple's review as its form has it. */
export const reviewForm = z.object({
  what: z.literal("review"),
  vendor: listing,
  stars: z.enum(["1", "2", "3", "4", "5"], { error: "choose one to five stars" }).transform(Number),
  review: letterText(reviewLengths.text, `keep this under ${reviewLengths.text} characters`).refine(
    (text) => text.length >= reviewLengths.shortest,
    `write a sentence or two: at least ${reviewLengths.shortest} characters`,
  ),
  author: letterText(
    reviewLengths.author,
    `keep this under ${reviewLengths.author} characters`,
    tidyLine,
  ).refine((name) => name !== "", "write the name to show, such as your first names"),
  /** Whether the month of the wedding is shown. */
  month: z
    .literal("yes")
    .optional()
    .transform((value) => value === "yes"),
});

export type ReviewDraft = Omit<z.infer<typeof reviewForm>, "what">;

/** The wish of a couple to take its review back. */
export const reviewDeletion = z.object({ what: z.literal("delete-review"), vendor: listing });

/** Whether a couple booked a business. */
export const coupleBooking = z.object({
  what: z.literal("booking"),
  vendor: listing,
  booked: z
    .enum(["yes", "no"], { error: "this form cannot be read: please load the page again" })
    .transform((booked) => booked === "yes"),
});

/** What a business says to a review; everybody reads it, so it is refused where a couple's would be held. */
export const reviewAnswer = z.object({
  review: listing,
  answer: letterText(reviewLengths.answer, `keep this under ${reviewLengths.answer} characters`).refine(
    (text) => text !== "",
    "write your answer first",
  ),
});
