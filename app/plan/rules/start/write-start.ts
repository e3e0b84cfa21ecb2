import type { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { checklistStartRowId, checklistStarts } from "#app/plan/schema/checklist.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { addEvents } from "#app/plan/rules/change-events.ts";
import { weddingDate } from "#app/plan/rules/checklist/wedding-date.ts";
import { usualReplyDeadline } from "#app/plan/rules/rsvp/reply-deadline.ts";
import { defaultEvents, type NewEvent } from "#app/plan/rules/wedding-events.ts";

import { titleOf, type StartAnswers } from "./start-answers.ts";
import { startingBudget } from "./starting-budget.ts";
import { writeStartingMoments } from "./starting-moments.ts";
import { writeStartingTables } from "./starting-tables.ts";

/**
 * Makes a whole plan of a few answers: events, dates of tasks, a budget's shape, an order of the day and
 * tables. All ids follow from the events, so that two who start at once make one plan. Call it within one
 * transaction: then it is one step to undo.
 * @param today in Alberta, in the form yyyy-mm-dd
 * @returns the events
 */
export function writeStart(document: Doc, answers: StartAnswers, today: string): NewEvent[] {
  const { partnerOne, partnerTwo, date, guests, budgetCents, kinds } = answers;
  const season = date === null && answers.year !== null ? answers.season : null;
  const year = season === null ? null : answers.year;
  putRow(wedding, document, weddingRowId, {
    title: titleOf(partnerOne, partnerTwo),
    partnerOne: partnerOne.trim(),
    partnerTwo: partnerTwo.trim(),
    date,
    season,
    year,
    guests,
    budgetCents,
    kinds: [...kinds],
    places: [...answers.places],
  });
  const held = kinds.length === 0 ? (["standard"] as const) : kinds;
  const planned = defaultEvents(held, { date, guests });
  addEvents(document, planned, kinds);
  const when = weddingDate({ date, season, year }, today);
  if (when !== null)
    putRow(checklistStarts, document, checklistStartRowId, { since: today, wedding: when.said });
  const until = date === null ? null : usualReplyDeadline(date, today);
  if (until !== null) putRow(rsvp, document, rsvpRowId, { until });
  // A split of the budget splitter that came in before is the budget already.
  if (viewTable(budgetItems, document).rows().length === 0)
    for (const { id, ...item } of startingBudget(budgetCents, planned))
      putRow(budgetItems, document, id, item);
  writeStartingMoments(document, planned, answers.places);
  writeStartingTables(document, planned, held);
  return planned;
}
