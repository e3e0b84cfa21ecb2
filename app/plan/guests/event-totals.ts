import type { Headcount } from "./headcount.ts";

/** What stands at the foot of an event's column. */
export type EventTotals = Headcount & {
  /** How many more its place holds when all who may come do; negative where it is too small, null where nobody wrote how many it holds. */
  left: number | null;
  /** Price of a plate, in cents before tax; null where the budget has none. */
  plateCents: number | null;
  /** Of the plates of all who may come. */
  costCents: number | null;
};

type BudgetItem = { category: string; event: string; perGuestCents: number | null };

/** The vendor category whose prices are those of plates. */
const catering = "caterers";

/** @param items of the budget: what caterers ask for a guest of this event is the price of a plate */
export function eventTotals(
  event: { id: string; room: number | null },
  count: Headcount,
  items: readonly BudgetItem[],
): EventTotals {
  const prices = items.flatMap(({ category, event: of, perGuestCents }) =>
    category === catering && of === event.id && perGuestCents !== null ? [perGuestCents] : [],
  );
  const plateCents = prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
  return {
    ...count,
    left: event.room === null || count.expected === null ? null : event.room - count.expected,
    plateCents,
    costCents: plateCents === null || count.expected === null ? null : plateCents * count.expected,
  };
}
