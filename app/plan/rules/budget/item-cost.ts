import type { BudgetItem } from "#app/plan/schema/budget.schema.ts";

/** What an item costs, in whole cents; the first four always sum to the total. */
export type Cost = {
  /** The price of the item itself. */
  base: number;
  service: number;
  gst: number;
  /** Given freely: it carries no GST, and is on no invoice. */
  tip: number;
  total: number;
};

export const zeroCost: Cost = { base: 0, service: 0, gst: 0, tip: 0, total: 0 };

/** In per cent, of the price and of the service charge on it; Alberta has no provincial sales tax. */
export const gstPercent = 5;

/** Ten billion dollars: sums of as many items as a plan holds stay whole cents. */
const most = 1_000_000_000_000;

/**
 * The cost of an item with service charge and GST. The total is rounded once, half a cent up; GST is the
 * remaining difference, so that the parts sum to the total.
 * @param base whole cents before service charge and GST
 * @param taxed GST is due, also on a service charge that is on the bill. Source: Canada Revenue Agency, 'Tips
 * and gratuities'; of a wedding hall's 15 per cent: 1410109 Ontario Ltd. v. The King, 2022 TCC 141
 */
export function costWithTaxes(base: number, servicePercent: number, taxed: boolean): Cost {
  const total = base + tenThousandths(base, addedTo(servicePercent, taxed));
  const service = tenThousandths(base, servicePercent * 100);
  return { base, service, gst: total - base - service, tip: 0, total };
}

/** The reverse, from the total of an invoice: how much of it is service charge and GST. */
export function costFromTotal(total: number, servicePercent: number, taxed: boolean): Cost {
  const base = baseFromTotal(total, servicePercent, taxed);
  const beforeGst = taxed ? Math.round((total * 100) / (100 + gstPercent)) : total;
  const service = beforeGst - base;
  return { base, service, gst: total - beforeGst, tip: 0, total };
}

/** A cost with a tip on top: a part of the price alone, rounded on its own, half a cent up. */
function withTip(cost: Cost, tipPercent: number): Cost {
  const tip = tenThousandths(cost.base, tipPercent * 100);
  return { ...cost, tip, total: cost.total + tip };
}

/** The price before service charge and GST that results in a given total with them, to the nearest cent. */
export function baseFromTotal(total: number, servicePercent: number, taxed: boolean): number {
  const beforeGst = taxed ? Math.round((total * 100) / (100 + gstPercent)) : total;
  return Math.round((beforeGst * 100) / (100 + servicePercent));
}

/** The surcharge on a base, in ten-thousandths of it. */
const addedTo = (servicePercent: number, taxed: boolean) =>
  (100 + servicePercent) * (taxed ? 100 + gstPercent : 100) - 10_000;

/**
 * A number of ten-thousandths of an amount, half a cent up; multiplied in two parts, because cents have to
 * stay exact.
 */
function tenThousandths(cents: number, parts: number): number {
  return Math.floor(cents / 10_000) * parts + Math.round(((cents % 10_000) * parts) / 10_000);
}

/** Adds costs part by part, in cents; zero for none. */
export function sumCosts(costs: Iterable<Cost>): Cost {
  let sum = zeroCost;
  for (const { base, service, gst, tip, total } of costs)
    sum = {
      base: sum.base + base,
      service: sum.service + service,
      gst: sum.gst + gst,
      tip: sum.tip + tip,
      total: sum.total + total,
    };
  return sum;
}

/** The cost of an item as planned, as quoted and as invoiced; null where unknown. */
export type ItemCosts = {
  planned: Cost | null;
  quoted: Cost | null;
  actual: Cost | null;
  /** The expected cost: as invoiced and with the tip, or else as quoted, or else as planned. */
  expected: Cost | null;
  from: "actual" | "quoted" | "planned" | null;
  /** By how much the contract's minimum raises the item's own price, before service charge and GST. */
  liftedBy: number;
  /** It is priced per guest, and the number of guests is unknown. */
  needsGuests: boolean;
};

/** The price of an item per guest, before service charge and GST; null where it is not priced per guest. */
export function pricePerGuest({
  perGuest,
  quotedCents,
  plannedCents,
}: Pick<BudgetItem, "perGuest" | "quotedCents" | "plannedCents">): number | null {
  return perGuest ? (quotedCents ?? plannedCents) : null;
}

type Priced = Pick<
  BudgetItem,
  | "perGuest"
  | "plannedCents"
  | "quotedCents"
  | "actualCents"
  | "minimumCents"
  | "servicePercent"
  | "tipPercent"
  | "taxed"
>;

/** @param guests how many its event has to be ready for; null where unknown */
export function itemCosts(item: Priced, guests: number | null): ItemCosts {
  const service = item.servicePercent ?? 0;
  const tip = item.tipPercent ?? 0;
  const spent = (cents: number) => (item.perGuest ? (guests === null ? null : cents * guests) : cents);
  const priced = (cents: number | null): { cost: Cost; liftedBy: number } | null => {
    const own = cents === null ? null : spent(cents);
    if (own === null && (cents === null || item.minimumCents === null)) return null;
    const base = Math.min(most, Math.max(own ?? 0, item.minimumCents ?? 0));
    const cost = withTip(costWithTaxes(base, service, item.taxed), tip);
    return { cost, liftedBy: Math.max(0, base - (own ?? 0)) };
  };
  // A contract can name a minimum but no price: then the minimum is the quote.
  const minimumAlone = item.plannedCents === null && item.minimumCents !== null;
  const quoted = priced(item.quotedCents ?? (minimumAlone ? 0 : null));
  const planned = priced(item.plannedCents);
  const actual = item.actualCents === null ? null : costFromTotal(item.actualCents, service, item.taxed);
  const from = actual ? "actual" : quoted ? "quoted" : planned ? "planned" : null;
  return {
    planned: planned?.cost ?? null,
    quoted: quoted?.cost ?? null,
    actual,
    expected: actual === null ? (quoted?.cost ?? planned?.cost ?? null) : withTip(actual, tip),
    from,
    liftedBy: actual === null ? ((quoted ?? planned)?.liftedBy ?? 0) : 0,
    needsGuests:
      item.perGuest && guests === null && (item.plannedCents !== null || item.quotedCents !== null),
  };
}
