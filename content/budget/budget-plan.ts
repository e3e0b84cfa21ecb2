import { z } from "zod";

import { prose } from "../prose-schema.ts";

/** One line of a budget: a share in per cent, and what others say of it. */
const budgetLine = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  label: prose(4, 40),
  /** In per cent of the total. */
  share: z.int().min(1).max(100),
  /** What published guides give as the share; null: ours is a rule of thumb. */
  published: prose(5, 120).nullable(),
  /** The meals come out of this line. */
  isFood: z.literal(true).optional(),
});

export type BudgetLine = z.infer<typeof budgetLine>;

/** How a kind of wedding usually spends its money. */
export const budgetPlan = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  intro: prose(30, 300),
  /** Events with a meal for all guests. */
  events: z.int().min(1),
  lines: z
    .array(budgetLine)
    .readonly()
    .refine((lines) => new Set(lines.map(({ id }) => id)).size === lines.length, "two lines have one id")
    .refine(
      (lines) => lines.filter(({ isFood }) => isFood).length === 1,
      "exactly one line pays for the meals",
    )
    .refine(
      (lines) => lines.reduce((sum, { share }) => sum + share, 0) === 100,
      "the shares do not sum to 100",
    ),
});

export type BudgetPlan = z.infer<typeof budgetPlan>;
