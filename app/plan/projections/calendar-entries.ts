import type { Doc } from "yjs";

import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { openTasksWithDates } from "#app/plan/rules/checklist/read-checklist.ts";
import { viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { momentTimeSpan } from "#app/plan/rules/schedule/time-span.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { z } from "zod";

/** An entry of the plan that has a day. */
export type CalendarEntry = {
  /** The same for as long as the row exists. */
  id: string;
  title: string;
  /** Day in Alberta, such as '2027-06-19'. */
  date: string;
  /** Minutes after midnight there; null for the whole day. */
  start: number | null;
  minutes: number;
  place: string;
  notes: string;
};

/** Assumed duration of an entry without an end, in minutes. */
const usualMinutes = 60;

/** Events, their moments, tasks and payments, as far as they have a day. */
export function calendarEntries(document: Doc): CalendarEntry[] {
  const rows = <Shape extends z.ZodObject>(table: PlanTable<Shape>) => viewTable(table, document).rows();
  const held = new Map(rows(events).map((event) => [event.id, event]));
  const wholeDay = { start: null, minutes: 0, place: "" };
  const all = [
    ...rows(events).map(({ id, name, date, start, minutes, place, notes }) => ({
      id: `event-${id}`,
      title: name || "Event",
      date,
      start,
      place,
      notes,
      minutes: minutes ?? usualMinutes,
    })),
    ...rows(moments).map((moment) => {
      const { id, title, event, date, start, minutes, place, people, notes } = moment;
      const when = momentTimeSpan(moment, held.get(event));
      return {
        id: `moment-${id}`,
        title: title || "Moment",
        start: when?.start ?? start,
        date: when?.date ?? date ?? held.get(event)?.date ?? null,
        minutes: minutes ?? usualMinutes,
        place: place || (held.get(event)?.place ?? ""),
        notes: [people, notes].filter((text) => text !== "").join("\n"),
      };
    }),
    ...openTasksWithDates(document).map(({ id, title, due, assignee, note }) => ({
      ...wholeDay,
      id: `task-${id}`,
      title: `To do: ${title}`,
      date: due,
      notes: [assignee, note].filter((text) => text !== "").join("\n"),
    })),
    ...rows(payments)
      .filter(({ paidOn }) => paidOn === null)
      .map(({ id, item, name, cents, due }) => ({
        ...wholeDay,
        id: `payment-${id}`,
        date: due,
        title: [
          "To pay",
          viewTable(budgetItems, document).row(item)?.name,
          name,
          cents && formatDollars(cents),
        ]
          .filter((part) => typeof part === "string" && part !== "")
          .join(": "),
        notes: "",
      })),
  ];
  return all
    .flatMap(({ date, ...entry }) => (date === null ? [] : [{ ...entry, date }]))
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderOf = ({ date, start, id }: CalendarEntry) =>
  `${date} ${String(start ?? 0).padStart(4, "0")} ${id}`;
