import { isWeddingWeek, runSheetDate } from "#app/plan/rules/day/wedding-week.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { useClock } from "#app/plan/ui/day/use-clock.ts";

/** Whether it is the week of the wedding, by Alberta's calendar. */
export function useIsWeddingWeek(): boolean {
  const dated = useSortedEvents().flatMap(({ date }) => (date === null ? [] : [{ date }]));
  return isWeddingWeek(dated, runSheetDate(useClock(), dated));
}
