import { z } from "zod";

import { dateOrNull, textUpTo, booleanOrFalse } from "#app/plan/document/field-types.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/**
 * The tasks. A task of the site's list has a row only once somebody changed something about it; its id is
 * that of the list, so that two who tick it tick one.
 */
export const tasks = planTable(
  "tasks",
  z.object({
    /** Only for an added task; the list names its own. */
    title: textUpTo(300),
    /** Set where somebody chose another day than the list's. */
    due: dateOrNull,
    doneOn: dateOrNull,
    skipped: booleanOrFalse,
    assignee: textUpTo(120),
    note: textUpTo(4000),
    /** Id of the event that an added task belongs to, or ''. */
    event: textUpTo(60),
  }),
);

/**
 * From which day the list is spread over the remaining time: one row. If it were always today, no task would
 * ever be late.
 */
export const checklistStarts = planTable(
  "task-spread",
  z.object({
    since: dateOrNull,
    /** The wedding day, or the year and season, for which it was spread; a different one spreads it again. */
    wedding: textUpTo(20),
  }),
);
export const checklistStartRowId = "spread";
