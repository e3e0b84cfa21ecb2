import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** A vendor's price for an item. */
export type ItemQuote = Pick<BudgetItem, "perGuest"> & { quotedCents: number };

/** How many guests the items of a budget have to be ready for; null where unknown. */
export type ItemGuests = {
  /** By the id of an event. */
  byEvent: ReadonlyMap<string, { expected: number | null }>;
  /** Of the wedding as a whole. */
  inAll: number | null;
};

type ItemChange = Partial<Omit<BudgetItem, "id">>;

/** Ten million dollars: an amount above it is unreadable. */
const mostCents = 1_000_000_000;
const longestNotes = 4000;

/**
 * Gives an item a vendor's quote. `perGuest` is said of the planned amount too, so this is converted where the quote is
 * the other way round; without a number of guests it moves to the notes.
 */
export function changeToQuote(item: BudgetItem, quote: ItemQuote, guests: ItemGuests): ItemChange {
  const { plannedCents, notes, perGuest } = item;
  if (plannedCents === null || perGuest === quote.perGuest) return quote;
  const converted = convertPlanned(plannedCents, perGuest, guestsOf(item, guests));
  if (converted !== null) return { ...quote, plannedCents: converted };
  const planned = `Planned before: ${formatDollars(plannedCents)} ${perGuest ? "per guest" : "in all"}`;
  return { ...quote, plannedCents: null, ...withNote(notes, planned) };
}

/** Takes a vendor's quote from an item; its minimum goes to the notes, as the budget would count that all the same. */
export function changeToNothing(item: BudgetItem, perGuest: boolean, guests: ItemGuests): ItemChange {
  const change = changeToQuote(item, { quotedCents: 0, perGuest }, guests);
  if (item.minimumCents === null) return change;
  const minimum = `Minimum before: ${formatDollars(item.minimumCents)}`;
  return { ...change, minimumCents: null, ...withNote(change.notes ?? item.notes, minimum) };
}

/** Full notes stay as they are. */
function withNote(notes: string, note: string): ItemChange {
  const text = notes === "" ? note : `${notes}\n\n${note}`;
  return text.length > longestNotes ? {} : { notes: text };
}

/** Whether a quote moves the planned amount of an item to its notes. */
export const movesPlanned = (item: BudgetItem, quote: ItemQuote, guests: ItemGuests): boolean =>
  changeToQuote(item, quote, guests).plannedCents === null;

/** From an amount per guest to one for all of them, or the reverse; null where that cannot be said. */
function convertPlanned(cents: number, isPerGuest: boolean, guests: number | null): number | null {
  if (guests === null) return null;
  if (!isPerGuest) return guests === 0 ? null : Math.round(cents / guests);
  return cents * guests > mostCents ? null : cents * guests;
}

/** An item follows the guests of its event; without one, or where that was removed, those of the wedding. */
function guestsOf({ event }: BudgetItem, { byEvent, inAll }: ItemGuests): number | null {
  const headcount = byEvent.get(event);
  return headcount === undefined ? inAll : headcount.expected;
}
