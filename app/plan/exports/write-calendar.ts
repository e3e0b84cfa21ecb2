import { writeCalendarFile } from "#app/calendar/calendar-file.ts";
import type { CalendarEntry } from "#app/plan/projections/calendar-entries.ts";

type Calendar = {
  name: string;
  /** The plan's own identifier, so that no two plans have an entry in common. */
  plan: string;
  entries: readonly CalendarEntry[];
  /** When the plan was last changed. */
  changedAt: Date;
};

/** A plan's entries as an .ics file. A task on a day leaves the day free. */
export const writeCalendar = ({ plan, ...calendar }: Calendar): string =>
  writeCalendarFile({ ...calendar, product: "Plan", source: plan });
