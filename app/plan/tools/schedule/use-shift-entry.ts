import { createContext, useContext } from "react";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import { shiftEntry } from "./shift-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** Announces something to screen readers. */
export const AnnounceContext = createContext<(text: string) => void>(() => undefined);

/** Moves an entry of the schedule; null where this link may not edit. */
export function useShiftEntry(): ((entry: TimelineEntry, minutes: number) => void) | null {
  const { document } = usePlan();
  const announce = useContext(AnnounceContext);
  if (!useCanEdit()) return null;
  return (entry, minutes) => {
    document.transact(() => shiftEntry(document, entry, minutes), localOrigin);
    announce(`${entry.title}, ${formatClockTime(entry.when.start + minutes)}`);
  };
}
