import { z } from "zod";

export const budgetPlanSchema = z.strictObject({
  intro: z.string().min(1),
  events: z.int().min(1),
  lines: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+$/),
        label: z.string().min(1),
        share: z.int().min(1).max(100),
        published: z.string().min(1).nullable(),
        isFood: z.literal(true).optional(),
      }),
    )
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, {
      error: "two lines have one id",
    })
    .refine((lines) => lines.filter(({ isFood }) => isFood).length === 1, {
      error: "exactly one line pays for the meals",
    })
    .refine((lines) => lines.reduce((sum, { share }) => sum + share, 0) === 100, {
      error: "the shares do not sum to 100",
    }),
});
