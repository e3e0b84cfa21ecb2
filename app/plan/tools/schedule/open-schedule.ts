import { createContext, useContext } from "react";

import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** The schedule around a line's fields: a closed line does not follow it. */
export const OpenScheduleContext = createContext<Schedule | null>(null);

/**
 * The schedule that the fields of an open line belong to.
 * @throws Error outside of the schedule
 */
export function useOpenSchedule(): Schedule {
  const schedule = useContext(OpenScheduleContext);
  if (schedule === null) throw new Error("useOpenSchedule is used outside of the schedule");
  return schedule;
}
