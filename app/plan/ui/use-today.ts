import { useSyncExternalStore } from "react";

import { albertaDate } from "#app/calendar/alberta-time.ts";

const eachMinute = (changed: () => void) => {
  const timer = setInterval(changed, 60_000);
  return () => clearInterval(timer);
};

/** Today in Alberta; a page that stays open over midnight updates. */
export function useToday(): string {
  return useSyncExternalStore(eachMinute, () => albertaDate(new Date()));
}
