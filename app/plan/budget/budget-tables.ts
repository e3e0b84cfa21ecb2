import { z } from "zod";

import { centsOrNone, dateOrNone, text, wholeOrNone, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planTable, type Row } from "#app/plan/document/plan-table.ts";

/** What the wedding costs, one row an item. */
export const budgetItems = planTable(
  "budget-items",
  z.object({
    name: text(200),
    /** A vendor category's slug, or ''. */
    category: text(60),
    /** Id of the event that it belongs to, or '' for the wedding as a whole. */
    event: text(60),
    /** Whether what is planned and quoted is the price of one guest; it then follows its event's guests. */
    perGuest: yesOrNo,
    /** Before service charge and GST. */
    plannedCents: centsOrNone,
    /** Before service charge and GST. */
    quotedCents: centsOrNone,
    /** What the invoice came to, with service charge and GST: it follows nothing any more. */
    actualCents: centsOrNone,
    /** What the contract asks for at least, before service charge and GST. */
    minimumCents: centsOrNone,
    servicePercent: wholeOrNone(0, 100),
    /** Whether GST comes on top. */
    taxed: yesOrNo,
    /** What the suggestion planned: as long as it is planned still, nobody has typed anything over it. */
    suggestedCents: centsOrNone,
    /** Id of a row of the shortlist, or ''. */
    listing: text(200),
    notes: text(4000),
  }),
);

export type BudgetItem = Row<(typeof budgetItems)["shape"]>;

/** Instalments of an item, with service charge and GST. */
export const payments = planTable(
  "payments",
  z.object({
    /** Id of the item. */
    item: text(60),
    name: text(200),
    cents: centsOrNone,
    due: dateOrNone,
    paidOn: dateOrNone,
  }),
);

export type Payment = Row<(typeof payments)["shape"]>;
