import type { Listing } from "#app/catalogue/directory/listing.ts";
import { addDays, weekdayOf } from "#app/calendar/date-arithmetic.ts";

const saturday = 6;

/**
 * The next Saturdays on which a business says it is free; none where it doesn't keep its calendar here.
 * @param today day in Alberta
 */
export function freeSaturdays(
  { taken, freeUntil }: Pick<Listing, "taken" | "freeUntil">,
  today: string,
  most = 3,
): string[] {
  if (freeUntil === null) return [];
  const found: string[] = [];
  const first = addDays(today, (saturday - weekdayOf(today) + 7) % 7);
  for (let day = first; day <= freeUntil && found.length < most; day = addDays(day, 7))
    if (!taken.includes(day)) found.push(day);
  return found;
}
