import { z } from "zod";

import {
  centsOrNull,
  dateOrNull,
  textUpTo,
  integerOrNull,
  booleanOrFalse,
} from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/** What the wedding costs, one row per item. */
export const budgetItems = planTable(
  "budget-items",
  z.object({
    name: textUpTo(200),
    /** A vendor category's slug, or ''. */
    category: textUpTo(60),
    /** Id of the event that it belongs to, or '' for the wedding as a whole. */
    event: textUpTo(60),
    /**
     * Whether the planned and quoted prices are per guest; the item then follows its event's number of
     * guests.
     */
    perGuest: booleanOrFalse,
    /** Before service charge and GST. */
    plannedCents: centsOrNull,
    /** Before service charge and GST. */
    quotedCents: centsOrNull,
    /** The amount of the invoice, with service charge and GST: it follows nothing any more. */
    actualCents: centsOrNull,
    /** The minimum in the contract, before service charge and GST. */
    minimumCents: centsOrNull,
    servicePercent: integerOrNull(0, 100),
    /** A tip that the couple gives freely, of the price alone; it carries no GST. */
    tipPercent: integerOrNull(0, 100),
    /** Whether GST is added. */
    taxed: booleanOrFalse,
    /** The suggested plan: while the planned amount still equals it, nobody has typed over it. */
    suggestedCents: centsOrNull,
    /** Id of a row of the shortlist, or ''. */
    listing: textUpTo(200),
    notes: textUpTo(4000),
  }),
);

export type BudgetItem = PlanRow<(typeof budgetItems)["shape"]>;

/** Instalments of an item, with service charge and GST. */
export const payments = planTable(
  "payments",
  z.object({
    /** Id of the item. */
    item: textUpTo(60),
    name: textUpTo(200),
    cents: centsOrNull,
    due: dateOrNull,
    paidOn: dateOrNull,
    /** Who pays it: a side of the family, the couple or a name; '' while that is open. */
    payer: textUpTo(60),
  }),
);

export type Payment = PlanRow<(typeof payments)["shape"]>;
