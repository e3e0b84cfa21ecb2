import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import type { Payment } from "#app/plan/schema/budget.schema.ts";

/** Maximum number of names suggested. */
const mostSuggested = 12;

/** Who may pay: the couple, its two sides, then names that are in the plan already. */
export function suggestPayers(
  { one, two }: Pick<SideNames, "one" | "two">,
  payments: readonly Pick<Payment, "payer">[],
): string[] {
  const sides = [one, two].map((name) => `${name}’s side`);
  const typed = payments.map(({ payer }) => payer.trim()).filter((payer) => payer !== "");
  return [...new Set(["Us", ...sides, ...typed])].slice(0, mostSuggested);
}

/** What one payer has paid and still pays, in cents. */
export type PayerTotal = { payer: string; paid: number; due: number };

/** Totals by payer, the largest first; payments without a payer are under ''. Empty while nobody is named. */
export function payerTotals(
  payments: readonly Pick<Payment, "payer" | "cents" | "paidOn">[],
): readonly PayerTotal[] {
  const totals = new Map<string, PayerTotal>();
  for (const { payer, cents, paidOn } of payments) {
    const name = payer.trim();
    const { paid, due } = totals.get(name) ?? { paid: 0, due: 0 };
    const sum = cents ?? 0;
    totals.set(
      name,
      paidOn === null ? { payer: name, paid, due: due + sum } : { payer: name, paid: paid + sum, due },
    );
  }
  if ([...totals.keys()].every((name) => name === "")) return [];
  return [...totals.values()].toSorted((a, b) => b.paid + b.due - (a.paid + a.due));
}
