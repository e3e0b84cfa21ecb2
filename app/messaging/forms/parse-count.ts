/**
 * A number of things or people as it is typed: '420', '1,200', 'about 420', '420 guests'.
 * @returns null for text that is not a whole number
 */
export function parseCount(text: string): number | null {
  const found = /^(?:about|around|roughly|~)?\s*(\d{1,3}(?:[, ]?\d{3})*|\d+)\s*(?:guests|people)?$/i.exec(
    text.trim(),
  );
  const digits = found?.[1]?.replaceAll(/[, ]/g, "") ?? "";
  return digits === "" || digits.length > 9 ? null : Number(digits);
}
