import { z } from "zod";

import { dateOrNone, text, timeOrNone, wholeOrNone } from "#app/plan/document/fields-of-tables.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** What happens within the events and between them: the lines of a run sheet. */
export const moments = planTable(
  "moments",
  z.object({
    title: text(200),
    /** Id of the event that it belongs to, or ''. */
    event: text(60),
    date: dateOrNone,
    start: timeOrNone,
    minutes: wholeOrNone(1, 2880),
    place: text(200),
    /** Who is there or does it, as the couple writes it. */
    people: text(500),
    /** Ids of rows of the shortlist: the businesses that it needs. */
    listings: z.array(text(200)).catch([]),
    notes: text(4000),
  }),
);
