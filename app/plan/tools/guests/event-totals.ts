import type { BudgetItem } from "#app/plan/budget/budget-tables.ts";
import { guestPrice } from "#app/plan/rules/budget/item-cost.ts";

import type { Headcount } from "#app/plan/guests/headcount.ts";

/** What stands at the foot of an event's column. */
export type EventTotals = Headcount & {
  /** How many more its place holds when all who may come do; negative where it is too small, null where nobody wrote how many it holds. */
  left: number | null;
  /** Price of a plate, in cents before tax; null where the budget has none. */
  plateCents: number | null;
  /** Of the plates of all who may come. */
  costCents: number | null;
};

type PlateItem = Pick<BudgetItem, "category" | "event" | "perGuest" | "plannedCents" | "quotedCents">;

/** The vendor category whose prices are those of plates. */
const catering = "caterers";

/** @param items of the budget: what caterers ask for a guest of this event is the price of a plate */
export function eventTotals(
  event: { id: string; room: number | null },
  count: Headcount,
  items: readonly PlateItem[],
): EventTotals {
  const prices = items.flatMap((item) =>
    item.category === catering && item.event === event.id ? (guestPrice(item) ?? []) : [],
  );
  const plateCents = prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
  return {
    ...count,
    left: event.room === null || count.expected === null ? null : event.room - count.expected,
    plateCents,
    costCents: plateCents === null || count.expected === null ? null : plateCents * count.expected,
  };
}
