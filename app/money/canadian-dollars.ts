/** Money is whole cents in all calculations; only here does it become text, or text money. */

/** '$45,000', and '$45,000.50' where there are cents. Formatted by hand, so that server and browser agree. */
export function formatDollars(cents: number): string {
  const dollars = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return cents % 100 === 0 ? `$${dollars}` : `$${dollars}.${String(cents % 100).padStart(2, "0")}`;
}

/** '$45,001' for 4500050 cents: for estimates, where cents would suggest a false precision. */
export function formatRoundDollars(cents: number): string {
  return formatDollars(Math.round(cents / 100) * 100);
}

/** '$145', '$7,800' or '$818.90': a price from content, in dollars. */
export function formatPrice(dollars: number): string {
  return formatDollars(Math.round(dollars * 100));
}

/**
 * Cents of an amount as people type it: '45000', '$45,000', '45 000.50'.
 * @returns null for text that is not an amount
 */
export function parseDollars(text: string): number | null {
  const plain = text.replace(/[\s,$]/gu, "");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = "", cents = ""] = plain.split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}
