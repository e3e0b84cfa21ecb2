import { z } from "zod";

import { dateOrNone, text, timeOrNone, wholeOrNone } from "#app/plan/document/fields-of-tables.ts";
import { planGrid } from "#app/plan/document/plan-grid.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** What happens within the events and between them: the lines of a run sheet. */
export const moments = planTable(
  "moments",
  z.object({
    title: text(200),
    /** Id of the event that it belongs to, or ''. */
    event: text(60),
    /** Minutes after the event's beginning, less than none before it: so it moves along with the event. */
    after: wholeOrNone(-720, 2880),
    /** Day and hour of one that belongs to no event. */
    date: dateOrNone,
    start: timeOrNone,
    minutes: wholeOrNone(1, 2880),
    place: text(200),
    /** Who is there or does it, as the couple writes it. */
    people: text(500),
    notes: text(4000),
  }),
);

/**
 * Event or moment by row of the shortlist: which businesses it needs. A cell each, so that two people who
 * each add one both keep theirs.
 */
export const businessesAt = planGrid("businesses-at", z.literal("1"));
export const needed = "1";
