import { z } from "zod";

/** The replacement character, where bytes were not UTF-8: the text is already damaged. */
const damaged = "\uFFFD";

/**
 * A text field of a form: tidied, readable, not too long.
 * @param most maximum length in UTF-16 units
 * @param tooLong error message for a longer one
 */
export const textSchema = (most: number, tooLong: string, tidy = tidyText) =>
  z
    .string()
    .transform(tidy)
    .refine((value) => !value.includes(damaged), "has characters we couldn’t read: please type it again")
    .refine((value) => value.length <= most, tooLong);

/** An optional email, in one line. */
export const optionalEmailSchema = (most: number) =>
  textSchema(most, "this address is too long", normalizeLine).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    "enter an email address such as name@example.ca",
  );

/** Single spaces within lines, no control characters, composed accents (NFC). */
function tidyText(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      // After the removals, which also remove what separated a character from its accent.
      .normalize("NFC")
      .trim()
  );
}

/** The same for a single line: it may become a mail header. */
export function normalizeLine(value: string): string {
  return tidyText(value).replace(/\n+/g, " ");
}
