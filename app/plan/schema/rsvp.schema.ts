import { z } from "zod";

import { dateOrNull, enumOrNull, textUpTo, booleanOrFalse } from "#app/plan/document/field-types.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/** How the couple asks its guests: one row. */
export const rsvp = planTable(
  "rsvp",
  z.object({
    /** Whether the households' pages are open. */
    open: booleanOrFalse,
    /** The last day for answers. */
    until: dateOrNull,
    /** The message at the top of every household's page. */
    note: textUpTo(2000),
    /** Contact for questions. */
    contact: textUpTo(300),
    /** Theme of the pages. */
    theme: enumOrNull(["standard", "indian"]),
  }),
);
export const rsvpRowId = "rsvp";
