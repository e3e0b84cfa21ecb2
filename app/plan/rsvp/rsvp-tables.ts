import { z } from "zod";

import { dateOrNone, oneOrNone, text, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** How the couple asks its guests: one row. */
export const rsvp = planTable(
  "rsvp",
  z.object({
    /** Whether the pages of the households can be opened. */
    open: yesOrNo,
    /** The last day on which answers are taken. */
    until: dateOrNone,
    /** What every household reads first. */
    note: text(2000),
    /** Whom to write to or to call. */
    contact: text(300),
    /** In which theme the pages are shown. */
    theme: oneOrNone(["standard", "indian"]),
  }),
);
export const rsvpRow = "rsvp";
