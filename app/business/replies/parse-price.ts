import { parseDollars } from "#app/money/canadian-dollars.ts";
import type { QuoteUnit } from "#database/enums.ts";

/** An amount in cents, and what its words say that it is for; null where they do not. */
export type Price = { cents: number; unit: QuoteUnit | null };

const startWords = /^(?:from|starting (?:at|from)|starts (?:at|from))\b\s*/i;

const unitWords: readonly [RegExp, QuoteUnit][] = [
  [/(?:\/|\bper\b|\ba\b|\beach\b)\s*(?:guest|person|plate|head|cover|pp)s?$|\b(?:pp|p\.p\.)$/i, "guest"],
  [/(?:\/|\bper\b|\ban\b|\beach\b)\s*(?:hour|hr|h)$|\bhourly$/i, "hour"],
  [/\b(?:in all|in total|total|altogether|flat|all in)$/i, "total"],
];

/**
 * A price as vendors type it: '$4,500', '$85 per plate', '85/guest', '250 an hour', 'from $5,000'.
 * @returns null for what is not an amount, or says two things at once
 */
export function parsePrice(text: string): Price | null {
  const trimmed = text.trim();
  const afterStart = trimmed.replace(startWords, "");
  const isStart = afterStart !== trimmed;
  const found = unitWords.find(([words]) => words.test(afterStart));
  if (found !== undefined && isStart) return null;
  const amount = found === undefined ? afterStart : afterStart.replace(found[0], "");
  const cents = parseDollars(amount.replace(/\s*(?:cad|dollars?)\s*$/i, ""));
  if (cents === null) return null;
  return { cents, unit: isStart ? "from" : (found?.[1] ?? null) };
}
