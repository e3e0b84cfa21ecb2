import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import type { SideNames } from "#app/plan/rules/guests/guest-labels.ts";
import type { Payment } from "#app/plan/schema/budget.schema.ts";

/** Maximum number of names suggested. */
const mostSuggested = 12;

/** Equal for one payer typed in different ways: some phones type another apostrophe. */
export const payerKey = (payer: string) => foldName(payer.replaceAll("’", "'"));

/** Who may pay: the couple, its two sides, then names that are in the plan already. */
export function suggestPayers(
  { one, two }: Pick<SideNames, "one" | "two">,
  payments: readonly Pick<Payment, "payer">[],
): string[] {
  const sides = [one, two].map((name) => `${name}’s side`);
  const typed = payments.map(({ payer }) => payer.trim()).filter((payer) => payer !== "");
  const all = ["Us", ...sides, ...typed];
  const keys = all.map(payerKey);
  return all.filter((payer, at) => keys.indexOf(payerKey(payer)) === at).slice(0, mostSuggested);
}

/** What one payer has paid and still pays, in cents. */
export type PayerTotal = { payer: string; paid: number; due: number };

/** Totals by payer, the largest first; payments without a payer are under ''. Empty while nobody is named. */
export function payerTotals(
  payments: readonly Pick<Payment, "payer" | "cents" | "paidOn">[],
): readonly PayerTotal[] {
  const totals = new Map<string, PayerTotal>();
  for (const { payer, cents, paidOn } of payments) {
    const key = payerKey(payer);
    const total = totals.get(key) ?? { payer: payer.trim(), paid: 0, due: 0 };
    const sum = cents ?? 0;
    totals.set(
      key,
      paidOn === null ? { ...total, due: total.due + sum } : { ...total, paid: total.paid + sum },
    );
  }
  if ([...totals.keys()].every((name) => name === "")) return [];
  return [...totals.values()].toSorted((a, b) => b.paid + b.due - (a.paid + a.due));
}
