/** Money is whole cents everywhere; only here does it become text, or text money. */

/** '$45,000', and '$45,000.50' where there are cents. */
export function formatDollars(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100);
}

/** '$45,001' for 4500050 cents: where cents would pretend to know more than anybody does. */
export function formatRoundDollars(cents: number): string {
  return whole.format(Math.round(cents / 100));
}

/**
 * Cents of an amount as people type it: '45000', '$45,000', '45 000.50'.
 * @returns null for what is no amount
 */
export function readDollars(text: string): number | null {
  const plain = text.replace(/[\s,$]/gu, "");
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(plain)) return null;
  const [dollars = "", cents = ""] = plain.split(".");
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"));
}

const options = { style: "currency", currency: "CAD", currencyDisplay: "narrowSymbol" } as const;
const whole = new Intl.NumberFormat("en-CA", { ...options, maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-CA", options);
