import { Doc } from "yjs";

import {
  exampleBudgetCents,
  exampleCouple,
  exampleEvents,
  exampleGuests,
} from "#content/plan/example-wedding.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { removeEvent } from "#app/plan/rules/change-events.ts";
import { writeStart } from "#app/plan/rules/start/write-start.ts";

import { addExampleGuests } from "./example-guests.ts";
import { addExampleProgress } from "./example-progress.ts";

/** Five months ahead: tasks are done and due, replies arrive, and payments are near. */
const daysAhead = 150;

/**
 * A Punjabi Sikh wedding of five events and 420 guests, the same for everyone on the same day.
 * @param today in Alberta, in the form yyyy-mm-dd
 */
export function buildExample(today: string): Doc {
  const document = new Doc();
  const date = nextSaturday(addDays(today, daysAhead));
  // One after the other: what a transaction writes is read in the next.
  document.transact(() =>
    writeStart(
      document,
      {
        ...exampleCouple,
        date,
        season: null,
        year: null,
        kinds: ["punjabi-sikh"],
        guests: exampleGuests,
        budgetCents: exampleBudgetCents,
        places: ["calgary"],
      },
      addDays(date, -400),
    ),
  );
  for (const { id } of viewTable(events, document).rows())
    if (!isKept(id)) document.transact(() => removeEvent(document, id));
  document.transact(() => keepFiveEvents(document));
  document.transact(() => {
    putRow(rsvp, document, rsvpRowId, {
      open: true,
      until: addDays(date, -42),
      note: "We can’t wait to see you. There is parking behind the hall, and a lift.",
      contact: "Simran, 403 555 0100",
    });
    addExampleGuests(document);
    addExampleProgress(document, today, date);
  });
  return document;
}

const isKept = (id: string) => exampleEvents.some((event) => event.id === id);

/** Whatever belongs to another event of the tradition goes with it. */
function keepFiveEvents(document: Doc): void {
  for (const { id, event } of viewTable(moments, document).rows())
    if (!isKept(event)) removeRow(moments, document, id);
  for (const { id, event } of viewTable(budgetItems, document).rows())
    if (event !== "" && !isKept(event)) removeRow(budgetItems, document, id);
  for (const { id, place, room } of exampleEvents) putRow(events, document, id, { place, room });
}

function nextSaturday(from: string): string {
  const weekday = new Date(`${from}T12:00:00Z`).getUTCDay();
  return addDays(from, (6 - weekday + 7) % 7);
}
