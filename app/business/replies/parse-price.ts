import { parseDollars } from "#app/money/canadian-dollars.ts";
import { quoteUnits, type QuoteUnit } from "#database/enums.ts";

/** An amount in cents, and what its words say that it is for; null where they do not. */
export type Price = { cents: number; unit: QuoteUnit | null };

const startWords = /^(?:from|starting (?:at|from)|starts (?:at|from))\b\s*/i;

/** What stands behind an amount; null for the unit that startWords name. */
const endWords: Record<QuoteUnit, RegExp | null> = {
  total: /\b(?:in all|in total|total|altogether|flat|all in)$/i,
  guest: /(?:\/|\bper\b|\ba\b|\beach\b)\s*(?:guest|person|plate|head|cover|pp)s?$|\b(?:pp|p\.p\.)$/i,
  hour: /(?:\/|\bper\b|\ban\b|\beach\b)\s*(?:hour|hr|h)$|\bhourly$/i,
  from: null,
};

/**
 * A price as vendors type it: '$4,500', '$85 per plate', '85/guest', '250 an hour', 'from $5,000'.
 * @returns null for what is not an amount, or says two things at once
 */
export function parsePrice(text: string): Price | null {
  const trimmed = text.trim();
  const afterStart = trimmed.replace(startWords, "");
  const isStart = afterStart !== trimmed;
  const found = quoteUnits.find((unit) => endWords[unit]?.test(afterStart) === true);
  if (found !== undefined && isStart) return null;
  const amount = found === undefined ? afterStart : afterStart.replace(endWords[found] ?? "", "");
  const cents = parseDollars(amount.replace(/\s*(?:cad|dollars?)\s*$/i, ""));
  if (cents === null) return null;
  return { cents, unit: isStart ? "from" : (found ?? null) };
}
