import { z } from "zod";

import { centsOrNone, text, timeOrNone, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planTable, type Row } from "#app/plan/document/plan-table.ts";

export const shortlistStatuses = ["considering", "contacted", "quoted", "booked"] as const;

export type ShortlistStatus = (typeof shortlistStatuses)[number];

/**
 * Businesses that the couple looks at. The id of one of this site's listings is that by which the saved
 * list knows it, so that two who save it save one; one that the couple found elsewhere has an id of its own.
 */
export const shortlist = planTable(
  "shortlist",
  z.object({
    name: text(200),
    /** Id of a category of the directory, such as 'venues', or ''. */
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
    /** Reference of the enquiry by which the couple asked through the site, or ''. */
    enquiry: text(20),
    /** The heart was taken away where the row says more than a heart: the couple is asked. */
    unhearted: yesOrNo,
  }),
);

export type Shortlisted = Row<(typeof shortlist)["shape"]>;
