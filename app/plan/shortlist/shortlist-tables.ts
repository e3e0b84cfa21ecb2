import { z } from "zod";

import { centsOrNone, text, timeOrNone } from "#app/plan/document/fields-of-tables.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

export const shortlistStatuses = ["considering", "contacted", "quoted", "booked"] as const;

/**
 * Businesses that the couple looks at. The id of one of this site's listings is that by which the saved
 * list knows it, so that two who save it save one; one that the couple found elsewhere has an id of its own.
 */
export const shortlist = planTable(
  "shortlist",
  z.object({
    name: text(200),
    /** A vendor category's slug, 'venue', or ''. */
    category: text(60),
    status: z.enum(shortlistStatuses).catch("considering"),
    quoteCents: centsOrNone,
    /** What the quote holds. */
    quoteNote: text(2000),
    contact: text(200),
    phone: text(40),
    email: text(254),
    /** When they come to set up, on the day of their first event. */
    loadIn: timeOrNone,
    notes: text(4000),
  }),
);
