import type { BudgetItem } from "#app/plan/budget/budget-tables.ts";

/** What something costs, in whole cents; the first three always sum to the total. */
export type Cost = {
  /** What the thing itself costs. */
  base: number;
  service: number;
  gst: number;
  total: number;
};

export const noCost: Cost = { base: 0, service: 0, gst: 0, total: 0 };

/** In per cent, of what is bought and of the service charge on it; Alberta has no provincial sales tax. */
export const gstPercent = 5;

/** Ten billion dollars: sums of as many items as a plan holds stay whole cents. */
const most = 1_000_000_000_000;

/**
 * The cost of something with service charge and GST. The total is rounded once, half a cent up; GST is
 * what then lies between it and the rest, so that the parts sum to it.
 * @param base whole cents before service charge and GST
 * @param taxed GST is due on a service charge that stands on the bill too. Source: Canada Revenue Agency,
 *   'Tips and gratuities'; of a wedding hall's 15 per cent: 1410109 Ontario Ltd. v. The King, 2022 TCC 141
 */
export function costOf(base: number, servicePercent: number, taxed: boolean): Cost {
  const total = base + tenThousandths(base, addedTo(servicePercent, taxed));
  const service = tenThousandths(base, servicePercent * 100);
  return { base, service, gst: total - base - service, total };
}

/** The same backwards, from the total of an invoice: what of it is service charge and GST. */
export function invoicedCost(total: number, servicePercent: number, taxed: boolean): Cost {
  const base = baseWithin(total, servicePercent, taxed);
  const beforeGst = taxed ? Math.round((total * 100) / (100 + gstPercent)) : total;
  const service = beforeGst - base;
  return { base, service, gst: total - beforeGst, total };
}

/** What something may cost before service charge and GST so that it costs so much with them, to the nearest cent. */
export function baseWithin(total: number, servicePercent: number, taxed: boolean): number {
  const beforeGst = taxed ? Math.round((total * 100) / (100 + gstPercent)) : total;
  return Math.round((beforeGst * 100) / (100 + servicePercent));
}

/** How much comes on top of a base, in ten-thousandths of it. */
const addedTo = (servicePercent: number, taxed: boolean) =>
  (100 + servicePercent) * (taxed ? 100 + gstPercent : 100) - 10_000;

/** So many ten-thousandths of an amount, half a cent up; multiplied in two parts, as cents have to stay exact. */
function tenThousandths(cents: number, parts: number): number {
  return Math.floor(cents / 10_000) * parts + Math.round(((cents % 10_000) * parts) / 10_000);
}

export function sumCosts(costs: Iterable<Cost>): Cost {
  let sum = noCost;
  for (const { base, service, gst, total } of costs)
    sum = {
      base: sum.base + base,
      service: sum.service + service,
      gst: sum.gst + gst,
      total: sum.total + total,
    };
  return sum;
}

/** What an item costs as planned, as quoted and as invoiced; null where nobody said. */
export type ItemCosts = {
  planned: Cost | null;
  quoted: Cost | null;
  actual: Cost | null;
  /** What it will cost as far as is known: what was invoiced, or else quoted, or else planned. */
  expected: Cost | null;
  from: "actual" | "quoted" | "planned" | null;
  /** By how much the contract's minimum lifts the item's own price, before service charge and GST. */
  liftedBy: number;
  /** It is priced by the guest, and nobody said how many there are. */
  needsGuests: boolean;
};

/** What an item costs for each guest, before service charge and GST; null where it is not priced by the guest. */
export function guestPrice({
  perGuest,
  quotedCents,
  plannedCents,
}: Pick<BudgetItem, "perGuest" | "quotedCents" | "plannedCents">): number | null {
  return perGuest ? (quotedCents ?? plannedCents) : null;
}

type Priced = Pick<
  BudgetItem,
  "perGuest" | "plannedCents" | "quotedCents" | "actualCents" | "minimumCents" | "servicePercent" | "taxed"
>;

/** @param guests how many its event has to be ready for; null where nobody said */
export function itemCosts(item: Priced, guests: number | null): ItemCosts {
  const service = item.servicePercent ?? 0;
  const spent = (cents: number) => (item.perGuest ? (guests === null ? null : cents * guests) : cents);
  const priced = (cents: number | null): { cost: Cost; liftedBy: number } | null => {
    const own = cents === null ? null : spent(cents);
    if (own === null && (cents === null || item.minimumCents === null)) return null;
    const base = Math.min(most, Math.max(own ?? 0, item.minimumCents ?? 0));
    return { cost: costOf(base, service, item.taxed), liftedBy: Math.max(0, base - (own ?? 0)) };
  };
  // A contract can name a minimum and nobody a price: then that is what it quotes.
  const minimumAlone = item.plannedCents === null && item.minimumCents !== null;
  const quoted = priced(item.quotedCents ?? (minimumAlone ? 0 : null));
  const planned = priced(item.plannedCents);
  const actual = item.actualCents === null ? null : invoicedCost(item.actualCents, service, item.taxed);
  const from = actual ? "actual" : quoted ? "quoted" : planned ? "planned" : null;
  return {
    planned: planned?.cost ?? null,
    quoted: quoted?.cost ?? null,
    actual,
    expected: actual ?? quoted?.cost ?? planned?.cost ?? null,
    from,
    liftedBy: actual === null ? ((quoted ?? planned)?.liftedBy ?? 0) : 0,
    needsGuests:
      item.perGuest && guests === null && (item.plannedCents !== null || item.quotedCents !== null),
  };
}
