import { askedWeekend, type AskedWeekend } from "#app/catalogue/weekend-fit/asked-weekend.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";

/**
 * What venues are asked for a weekend; null once its first day is past, as nobody is asked whether they were free.
 * @param today in Alberta
 */
export function weekendToAsk(weekend: Pick<Weekend, "days" | "events">, today: string): AskedWeekend | null {
  const asked = askedWeekend(weekend);
  return asked.date !== null && asked.date < today ? null : asked;
}
