/**
 * A whole number as people type it and formatCount writes it: '1200', '1,200', '1 200'.
 * @returns null for any other text, and for more than nine digits
 */
export function parseWholeNumber(text: string): number | null {
  const typed = text.trim();
  if (!/^(?:\d+|\d{1,3}(?:[,\s]\d{3})+)$/.test(typed)) return null;
  const digits = typed.replaceAll(/\D/g, "");
  return digits.length > 9 ? null : Number(digits);
}
