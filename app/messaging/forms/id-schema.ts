import { z } from "zod";

/** What a form says that no page of ours sends so. */
export const unreadableForm = "we couldn’t read this form: please reload the page";

/**
 * The id of a listing or of another row, in a form.
 * @param wrong said of anything else
 */
export const idSchema = (wrong = unreadableForm) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/, wrong)
    .transform(Number);
