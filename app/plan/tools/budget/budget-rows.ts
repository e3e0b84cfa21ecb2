import type { BudgetItem, Payment } from "#app/plan/schema/budget.schema.ts";
import { categoryOf } from "./group-budget.ts";
import { pricePerGuest } from "#app/plan/rules/budget/item-cost.ts";
import { byDueDate, paymentState, type PaymentState } from "./payment-balance.ts";
import type { Budget } from "./calculate-budget.ts";

/** An item as a line of a sheet. Amounts are cents with service charge and GST, unless noted otherwise. */
export type BudgetSheetRow = {
  id: string;
  event: string;
  category: string;
  item: string;
  /** The number of guests in its calculation; null where it is not priced per guest. */
  guests: number | null;
  /** The price per guest, before service charge and GST. */
  perGuest: number | null;
  planned: number | null;
  quoted: number | null;
  actual: number | null;
  /** Before service charge and GST. */
  minimum: number | null;
  /** Of the expected cost. */
  service: number;
  gst: number;
  expected: number | null;
  paid: number;
  /** Null for an item that nobody priced. */
  due: number | null;
  notes: string;
};

/** The items as lines of a sheet, for a table, for paper and for a spreadsheet, in the order of the budget's entries. */
export function budgetSheetRows({ entries }: Pick<Budget, "entries">): BudgetSheetRow[] {
  return entries.map(({ item, event, guests, costs, standing }) => ({
    id: item.id,
    event: event === null ? "" : event.name || "An event",
    category: categoryOf(item.category),
    item: budgetItemName(item),
    guests: item.perGuest ? guests : null,
    perGuest: pricePerGuest(item),
    planned: costs.planned?.total ?? null,
    quoted: costs.quoted?.total ?? null,
    actual: costs.actual?.total ?? null,
    minimum: item.minimumCents,
    service: costs.expected?.service ?? 0,
    gst: costs.expected?.gst ?? 0,
    expected: costs.expected?.total ?? null,
    paid: standing.paid,
    due: costs.expected === null && standing.due === 0 ? null : standing.due,
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
  /** With service charge and GST; null where the amount is unknown. */
  cents: number | null;
  due: string | null;
  paidOn: string | null;
  /** Who pays it, or ''. */
  payer: string;
  state: PaymentState;
};

/** All instalments by due day, those without one last. */
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
    payer: payment.payer.trim(),
    state: paymentState(payment, today),
  });
  return byDueDate([
    ...entries.flatMap(({ item, payments }) => payments.map(row(budgetItemName(item)))),
    ...stray.map(row("An item that was removed")),
  ]);
}

/** The name of an item without one. */
export const budgetItemName = ({ name }: Pick<BudgetItem, "name">) => name.trim() || "An item without a name";
