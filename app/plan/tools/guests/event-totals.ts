import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import { pricePerGuest } from "#app/plan/rules/budget/item-cost.ts";

import type { Headcount } from "#app/plan/rules/guests/headcount.ts";

/** The totals at the foot of an event's column. */
export type EventGuestTotals = Headcount & {
  /**
   * Remaining capacity of its place when everybody who may come does; negative where it is too small, null
   * where the capacity is unknown.
   */
  left: number | null;
  /** Price of a plate, in cents before tax; null where the budget has none. */
  plateCents: number | null;
  /** Cost of the plates of everybody who may come. */
  costCents: number | null;
};

type PlateItem = Pick<BudgetItem, "category" | "event" | "perGuest" | "plannedCents" | "quotedCents">;

/** The vendor category whose prices are those of plates. */
const catering = "caterers";

/** @param items of the budget: a caterer's price per guest of this event is the price of a plate */
export function eventGuestTotals(
  event: { id: string; room: number | null },
  count: Headcount,
  items: readonly PlateItem[],
): EventGuestTotals {
  const prices = items.flatMap((item) =>
    item.category === catering && item.event === event.id ? (pricePerGuest(item) ?? []) : [],
  );
  const plateCents = prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
  return {
    ...count,
    left: event.room === null || count.expected === null ? null : event.room - count.expected,
    plateCents,
    costCents: plateCents === null || count.expected === null ? null : plateCents * count.expected,
  };
}
