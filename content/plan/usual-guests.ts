import type { TraditionId } from "./wedding-kinds.ts";

/**
 * How many guests a wedding of a kind usually has, for a couple that hasn't said: round numbers within what
 * Calgary's halls and caterers are asked for, general knowledge of November 2026. Tables are set up for it, and
 * the page says so.
 */
export const usualGuests: Readonly<Record<TraditionId, number>> = {
  "punjabi-sikh": 350,
  hindu: 300,
  gujarati: 350,
  muslim: 300,
  ismaili: 300,
  tamil: 250,
  standard: 120,
  elopement: 10,
};
