/**
 * What somebody sent may not steer the operator's terminal.
 * @param lineBreak what stands for a line break
 */
export function plainText(text: string, lineBreak: string): string {
  // The second range turns the direction of writing: it could make one column look like another.
  return text.replace(/[^\P{Cc}\n]|[\u202A-\u202E\u2066-\u2069]/gu, "").replaceAll("\n", lineBreak);
}

/** A text in one line. */
export const inLine = (text: string) => plainText(text, " ");

/** '2026-11-21 18:04 UTC' */
export const moment = (instant: string) => `${instant.slice(0, 16).replace("T", " ")} UTC`;
