import { z } from "zod";

import { longestVendorWords } from "#app/catalogue/plan-outbox/outbox-message.ts";
import { shortlistStatuses } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { centsOrNull, textUpTo, timeOrNull, booleanOrFalse } from "#app/plan/document/field-types.ts";
import { planTable, type PlanRow } from "#app/plan/document/plan-table.ts";

/**
 * Businesses that the couple considers. A listing of this site has the same id as on the saved list, so that
 * two people who save it create one row; a business found elsewhere has an id of its own.
 */
export const shortlist = planTable(
  "shortlist",
  z.object({
    name: textUpTo(200),
    /** Id of a category of the directory, such as 'venues', or ''. */
    category: textUpTo(60),
    status: z.enum(shortlistStatuses).catch("considering"),
    quoteCents: centsOrNull,
    /** Whether the quote is for each guest. */
    quotePerGuest: booleanOrFalse,
    /** What the quote includes. */
    quoteNote: textUpTo(longestVendorWords.quoteNote),
    contact: textUpTo(200),
    phone: textUpTo(40),
    email: textUpTo(254),
    /** When they come to set up, on the day of their first event. */
    loadIn: timeOrNull,
    notes: textUpTo(longestVendorWords.notes),
    /** Reference of the enquiry by which the couple asked through the site, or ''. */
    enquiry: textUpTo(20),
    /** An invented listing: an enquiry to it asks nobody. */
    sample: booleanOrFalse,
    /** The heart was removed, but the row contains more than a heart: the couple is asked. */
    unhearted: booleanOrFalse,
  }),
);

export type ShortlistRow = PlanRow<(typeof shortlist)["shape"]>;
