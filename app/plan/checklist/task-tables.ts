import { z } from "zod";

import { dateOrNone, text, yesOrNo } from "#app/plan/document/fields-of-tables.ts";
import { planTable } from "#app/plan/document/plan-table.ts";

/**
 * What is to be done. A task of the site's list has a row only once somebody changed something of it;
 * its id is that of the list, so that two who tick it tick one.
 */
export const tasks = planTable(
  "tasks",
  z.object({
    /** Only of a task that somebody added; the list names its own. */
    title: text(300),
    /** Where somebody chose another day than the list's. */
    due: dateOrNone,
    doneOn: dateOrNone,
    skipped: yesOrNo,
    assignee: text(120),
    note: text(4000),
    /** Id of the event that an added task belongs to, or ''. */
    event: text(60),
  }),
);

/**
 * From which day on the list is spread over the time that is left: one row. Were it always today, no task
 * would ever be late.
 */
export const spreads = planTable(
  "task-spread",
  z.object({
    since: dateOrNone,
    /** The wedding day, or the year and season, for which it was spread; another one spreads it anew. */
    wedding: text(20),
  }),
);
export const spreadRow = "spread";
