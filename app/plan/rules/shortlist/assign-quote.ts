import { changeToNothing, changeToQuote, type ItemGuests } from "#app/plan/rules/budget/change-to-quote.ts";
import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

import { businessName } from "./shortlist-rules.ts";

type Quoted = Pick<ShortlistRow, "id" | "quoteCents" | "quotePerGuest">;

/** A row of the budget to write. */
export type ItemWrite = { id: string; change: Partial<Omit<BudgetItem, "id">> };

/**
 * Gives the whole quote of a booked business to one item. Its other items with a quote become $0: without one, the
 * budget would count what was planned for them on top.
 */
export function assignQuote(
  { id, quoteCents, quotePerGuest }: Quoted,
  chosen: BudgetItem,
  items: readonly BudgetItem[],
  guests: ItemGuests,
): ItemWrite[] {
  if (quoteCents === null) return [{ id: chosen.id, change: { listing: id } }];
  const quote = { quotedCents: quoteCents, perGuest: quotePerGuest };
  return [
    { id: chosen.id, change: { listing: id, ...changeToQuote(chosen, quote, guests) } },
    ...otherQuotedItems(id, chosen, items).map((item) => ({
      id: item.id,
      change: changeToNothing(item, quotePerGuest, guests),
    })),
  ];
}

/** The items of a business that have a quote, without the one that is chosen. */
export const otherQuotedItems = (listing: string, chosen: BudgetItem, items: readonly BudgetItem[]) =>
  items.filter((item) => item.id !== chosen.id && item.listing === listing && item.quotedCents !== null);

/** What becomes of a business's other quotes, as a sentence; an invoice is not taken back by a quote. */
export const describeOtherQuotes = (others: readonly BudgetItem[]): string =>
  others.some(({ actualCents }) => actualCents !== null)
    ? "Their other quotes in your budget become $0; what they invoiced stays counted."
    : "Their other quotes in your budget become $0.";

/** A new item for a booked business. Two people who add it at once add the same one. */
export function newItemForQuote(
  row: Quoted & Pick<ShortlistRow, "name" | "category">,
  items: readonly BudgetItem[],
): ItemWrite {
  const { id, category, quoteCents, quotePerGuest } = row;
  const quote = quoteCents === null ? {} : { quotedCents: quoteCents, perGuest: quotePerGuest };
  return {
    id: freeId(`booked-${id}`, items),
    change: { name: businessName(row), category, listing: id, taxed: true, ...quote },
  };
}

/** An earlier item may have been given to somebody else: then the next number is free. */
function freeId(id: string, items: readonly BudgetItem[]): string {
  const taken = new Set(items.map((item) => item.id));
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}
