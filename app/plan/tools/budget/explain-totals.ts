import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { Payment } from "#app/plan/schema/budget.schema.ts";

import { budgetItemName } from "./budget-rows.ts";
import type { Budget, BudgetEntry } from "./calculate-budget.ts";
import { describeItem } from "./describe-item.ts";
import { payerKey } from "./payers.ts";

/** The totals of a budget that can be opened. */
export const budgetTotalNames = [
  "planned",
  "quoted",
  "actual",
  "expected",
  "paid",
  "due",
  "service",
  "gst",
  "tips",
] as const;

export type BudgetTotalName = (typeof budgetTotalNames)[number];

/** A part of a total, in cents. */
export type TotalLine = { id: string; name: string; note: string; cents: number };

type Explained = Pick<Budget, "entries" | "stray">;

/** What a total is made of: lines that add up to it, to the cent. Items that add nothing are left out. */
export function explainTotal(name: BudgetTotalName, { entries, stray }: Explained): TotalLine[] {
  return (
    name === "paid" ? paidLines({ entries, stray }) : entries.map((entry) => lineOf(name, entry))
  ).filter(({ cents }) => cents !== 0);
}

type ItemTotal = Exclude<BudgetTotalName, "paid">;

function lineOf(name: ItemTotal, entry: BudgetEntry): TotalLine {
  const { item, costs, standing } = entry;
  const { expected } = costs;
  const cents = {
    planned: costs.planned?.total ?? 0,
    quoted: costs.quoted?.total ?? 0,
    actual: costs.actual?.total ?? 0,
    expected: expected?.total ?? 0,
    due: standing.due,
    service: expected?.service ?? 0,
    gst: expected?.gst ?? 0,
    tips: expected?.tip ?? 0,
  }[name];
  const note = {
    planned: "",
    quoted: "",
    actual: "",
    expected: describeItem(entry),
    due: `${formatDollars(standing.owed)} expected, ${formatDollars(standing.paid)} paid`,
    service: `${item.servicePercent ?? 0}%`,
    gst: "",
    tips: `${item.tipPercent ?? 0}%`,
  }[name];
  return { id: item.id, name: budgetItemName(item), note, cents };
}

/** What was paid, also for items that were removed. */
function paidLines({ entries, stray }: Explained): TotalLine[] {
  return [
    ...entries.flatMap(({ item, payments }) =>
      payments.flatMap((payment) => paidLine(budgetItemName(item), payment)),
    ),
    ...stray.flatMap((payment) => paidLine("An item that was removed", payment)),
  ];
}

function paidLine(item: string, { id, name, payer, cents, paidOn }: Payment): TotalLine[] {
  if (paidOn === null || cents === null) return [];
  const by = payer.trim() === "" ? "" : `, ${payer.trim()}`;
  return [{ id, name: item, note: `${name || "Payment"}${by}`, cents }];
}

/** What the payments of one payer are, paid or still to pay. */
export function explainPayer(payer: string, isPaid: boolean, { entries, stray }: Explained): TotalLine[] {
  const nameOf = new Map(entries.map(({ item }) => [item.id, budgetItemName(item)]));
  return [...entries.flatMap(({ payments }) => payments), ...stray]
    .filter((payment) => payerKey(payment.payer) === payerKey(payer) && (payment.paidOn !== null) === isPaid)
    .map(({ id, item, name, cents }) => ({
      id,
      name: nameOf.get(item) ?? "An item that was removed",
      note: name || "Payment",
      cents: cents ?? 0,
    }))
    .filter(({ cents }) => cents !== 0);
}

/** What an event's guests move: its items that are priced per guest and not invoiced yet. */
export function explainGuests(event: string, { entries }: Pick<Budget, "entries">): TotalLine[] {
  return entries
    .filter(({ item, costs }) => item.event === event && item.perGuest && costs.from !== "actual")
    .map((entry) => lineOf("expected", entry))
    .filter(({ cents }) => cents !== 0);
}

/** The total of the lines, in cents. */
export const sumLines = (lines: readonly TotalLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
