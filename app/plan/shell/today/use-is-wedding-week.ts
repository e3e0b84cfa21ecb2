import { isWeddingWeek, runSheetDate } from "#app/plan/rules/day/wedding-week.ts";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useClock } from "#app/plan/ui/day/use-clock.ts";

/** Whether it is the week of the wedding, by Alberta's calendar. */
export function useIsWeddingWeek(): boolean {
  const dated = sortEvents(useRows(events)).flatMap(({ date }) => (date === null ? [] : [{ date }]));
  return isWeddingWeek(dated, runSheetDate(useClock(), dated));
}
