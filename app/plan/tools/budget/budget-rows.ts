import type { BudgetItem, Payment } from "#app/plan/budget/budget-tables.ts";
import { categoryOf } from "./group-budget.ts";
import { guestPrice } from "#app/plan/rules/budget/item-cost.ts";
import { byDueDate, paymentState, type PaymentState } from "./payment-balance.ts";
import type { Budget } from "./calculate-budget.ts";

/** An item as a line of a sheet. Amounts are cents with service charge and GST, unless said. */
export type BudgetRow = {
  id: string;
  event: string;
  category: string;
  item: string;
  /** By how many it is reckoned; null where it is not priced by the guest. */
  guests: number | null;
  /** The price of a guest, before service charge and GST. */
  perGuest: number | null;
  planned: number | null;
  quoted: number | null;
  actual: number | null;
  /** Before service charge and GST. */
  minimum: number | null;
  /** Of what is expected. */
  service: number;
  gst: number;
  expected: number | null;
  paid: number;
  due: number;
  notes: string;
};

/** The items as lines of a sheet, for a table, for paper and for a spreadsheet, in the order of the budget's entries. */
export function budgetRows({ entries }: Pick<Budget, "entries">): BudgetRow[] {
  return entries.map(({ item, event, guests, costs, standing }) => ({
    id: item.id,
    event: event === null ? "" : event.name || "An event",
    category: categoryOf(item.category),
    item: nameOf(item),
    guests: item.perGuest ? guests : null,
    perGuest: guestPrice(item),
    planned: costs.planned?.total ?? null,
    quoted: costs.quoted?.total ?? null,
    actual: costs.actual?.total ?? null,
    minimum: item.minimumCents,
    service: costs.expected?.service ?? 0,
    gst: costs.expected?.gst ?? 0,
    expected: costs.expected?.total ?? null,
    paid: standing.paid,
    due: standing.due,
    notes: item.notes,
  }));
}

/** An instalment as a line of a sheet or an entry of a calendar. */
export type PaymentRow = {
  id: string;
  /** Id of its item, which may have been removed. */
  itemId: string;
  item: string;
  payment: string;
  /** With service charge and GST; null where nobody said how much. */
  cents: number | null;
  due: string | null;
  paidOn: string | null;
  state: PaymentState;
};

/** All instalments by the day on which they are due, those without one last. */
export function paymentRows(
  { entries, stray }: Pick<Budget, "entries" | "stray">,
  today: string,
): PaymentRow[] {
  const row = (item: string) => (payment: Payment) => ({
    id: payment.id,
    itemId: payment.item,
    item,
    payment: payment.name || "Payment",
    cents: payment.cents,
    due: payment.due,
    paidOn: payment.paidOn,
    state: paymentState(payment, today),
  });
  return byDueDate([
    ...entries.flatMap(({ item, payments }) => payments.map(row(nameOf(item)))),
    ...stray.map(row("An item that was removed")),
  ]);
}

/** How an item is called where nobody has named it. */
export const nameOf = ({ name }: Pick<BudgetItem, "name">) => name.trim() || "An item without a name";
