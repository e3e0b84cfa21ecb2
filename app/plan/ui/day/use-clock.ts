import { useSyncExternalStore } from "react";

import { clockMinutesAt } from "#app/plan/rules/schedule/clock-minutes.ts";

const often = (changed: () => void) => {
  const timer = setInterval(changed, 5_000);
  // A phone that slept shows the right minute at once.
  document.addEventListener("visibilitychange", changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", changed);
  };
};

/** The current minute of Alberta's wall clock (clock-minutes.ts). */
export function useClock(): number {
  return useSyncExternalStore(often, () => clockMinutesAt(new Date()));
}
