import { z } from "zod";

import { centsOrNone, dateOrNone, text, wholeOrNone, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** What the wedding costs, one row an item. All amounts are before tax and service charge. */
export const budgetItems = planTable(
  "budget-items",
  z.object({
    name: text(200),
    /** A vendor category's slug, or ''. */
    category: text(60),
    /** Id of the event that it belongs to, or '' for the wedding as a whole. */
    event: text(60),
    /** Where it costs so much for each guest of its event; planned, quoted and actual then follow. */
    perGuestCents: centsOrNone,
    plannedCents: centsOrNone,
    quotedCents: centsOrNone,
    actualCents: centsOrNone,
    /** What the contract asks for at least, before tax. */
    minimumCents: centsOrNone,
    servicePercent: wholeOrNone(0, 100),
    /** Whether GST comes on top. */
    taxed: yesOrNo,
    /** Id of a row of the shortlist, or ''. */
    listing: text(200),
    notes: text(4000),
  }),
);

/** Instalments of an item, with tax. */
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
