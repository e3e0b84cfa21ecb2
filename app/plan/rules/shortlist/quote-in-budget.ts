import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Where a booked business's quote is in the budget. */
export type QuoteInBudget =
  /** Its items have the quote, or there is none to have. */
  | { kind: "in"; items: readonly BudgetItem[] }
  /** It has items, and their quotes are other amounts. */
  | { kind: "differs"; items: readonly BudgetItem[] }
  /** No item is its own yet; `choices` are those that could be, of its category first. */
  | { kind: "missing"; choices: readonly BudgetItem[] };

/** Whether the budget counts what a booked business quoted, and with which items. */
export function quoteInBudget(
  { id, category, quoteCents, quotePerGuest }: ShortlistRow,
  items: readonly BudgetItem[],
): QuoteInBudget {
  const own = items.filter(({ listing }) => listing === id);
  if (own.length === 0) {
    const free = items.filter(({ listing }) => listing === "");
    const isOfCategory = (item: BudgetItem) => category !== "" && item.category === category;
    return {
      kind: "missing",
      choices: [...free.filter(isOfCategory), ...free.filter((item) => !isOfCategory(item))],
    };
  }
  return {
    kind: quoteCents === null || isSumOf(own, quoteCents, quotePerGuest) ? "in" : "differs",
    items: own,
  };
}

/** A quote may be divided among several items; one that is priced the other way round has another quote. */
function isSumOf(items: readonly BudgetItem[], quoteCents: number, isPerGuest: boolean): boolean {
  const quoted = items.filter(({ quotedCents }) => quotedCents !== null);
  return (
    quoted.every(({ perGuest }) => perGuest === isPerGuest) &&
    quoted.reduce((sum, { quotedCents }) => sum + (quotedCents ?? 0), 0) === quoteCents
  );
}
