import type { Doc } from "yjs";

import { budgetItems, payments } from "#app/plan/budget/budget-tables.ts";
import { datedTasks } from "#app/plan/checklist/checklist-of-plan.ts";
import { viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import { events } from "#app/plan/document/wedding-tables.ts";
import { moments } from "#app/plan/schedule/schedule-tables.ts";
import { formatDollars } from "#app/money/canadian-dollars.ts";
import type { z } from "zod";

/** Something of the plan that has a day. */
export type CalendarEntry = {
  /** The same for as long as the row is there. */
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

/** How long something takes whose end nobody wrote, in minutes. */
const usualMinutes = 60;

/** Events, what happens in them, what is to be done and what is to be paid, as far as it has a day. */
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
    ...rows(moments).map(({ id, title, event, date, start, minutes, place, people, notes }) => ({
      id: `moment-${id}`,
      title: title || "Moment",
      start,
      date: date ?? held.get(event)?.date ?? null,
      minutes: minutes ?? usualMinutes,
      place: place || (held.get(event)?.place ?? ""),
      notes: [people, notes].filter((text) => text !== "").join("\n"),
    })),
    ...datedTasks(document).map(({ id, title, due, assignee, note }) => ({
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
