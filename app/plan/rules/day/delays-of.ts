import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import type { DelayRow } from "#app/plan/schema/delays.schema.ts";
import { movedItemsOf } from "#app/plan/schema/moved-item.ts";

import { latestFirst } from "./delay-order.ts";

/** The delays that moved any of these entries, the latest first: those of a party after midnight, too. */
export function delaysOf(delays: readonly DelayRow[], entries: readonly Pick<DayEntry, "id">[]): DelayRow[] {
  const ids = new Set(entries.map(({ id }) => id));
  return latestFirst(delays).filter((delay) => movedItemsOf(delay).some(({ id }) => ids.has(id)));
}
