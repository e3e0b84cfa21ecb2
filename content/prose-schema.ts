import { z } from "zod";

/** One line or paragraph of our own prose: trimmed, no double spaces, no control characters. */
export const prose = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .regex(/^\S(?:[^\p{Cc}]*\S)?$/u, "no white space at either end and no control characters")
    .refine((text) => !text.includes("  "), "no double spaces");
