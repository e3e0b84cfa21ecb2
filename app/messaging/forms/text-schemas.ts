import { z } from "zod";

/** Replaced where bytes could not be read as UTF-8: the text is already damaged. */
const damaged = "\uFFFD";

/**
 * A text field of a form: tidied, readable, not too long.
 * @param most longest value in UTF-16 units
 * @param tooLong what to say of a longer one
 */
export const letterText = (most: number, tooLong: string, tidy = tidyText) =>
  z
    .string()
    .transform(tidy)
    .refine(
      (value) => !value.includes(damaged),
      "holds characters that could not be read: please type it again",
    )
    .refine((value) => value.length <= most, tooLong);

/** An email address that may be missing, in one line. */
export const letterEmail = (most: number) =>
  letterText(most, "this address is too long", tidyLine).refine(
    (value) => value === "" || z.email().safeParse(value).success,
    "write an email address such as name@example.ca",
  );

/** One white space within lines, no control characters, accents in one piece. */
function tidyText(value: string): string {
  return (
    value
      .toWellFormed()
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]/gu, "")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      // After the removals: what stood between a letter and its accent is gone by now.
      .normalize("NFC")
      .trim()
  );
}

/** The same for what is one line: it may stand in the head of a mail. */
export function tidyLine(value: string): string {
  return tidyText(value).replace(/\n+/g, " ");
}
