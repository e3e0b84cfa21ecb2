/**
 * Submitted text must not control the operator's terminal.
 * @param lineBreak replacement for a line break
 */
export function sanitizeText(text: string, lineBreak: string): string {
  // The second range changes the writing direction: it could make one column look like another.
  return text.replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, "").replaceAll("\n", lineBreak);
}

/** A text in one line. */
export const singleLine = (text: string) => sanitizeText(text, " ");

/** '2026-11-21 18:04 UTC' */
export const formatInstant = (instant: string) => `${instant.slice(0, 16).replace("T", " ")} UTC`;
