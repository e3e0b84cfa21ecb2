import { createContext, useContext } from "react";

import { useMayEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

import type { Entry } from "#app/plan/rules/schedule/timeline.ts";
import { shiftEntry } from "#app/plan/tools/schedule/shift-entry.ts";
import { spellClock } from "./when.ts";

/** Says something to those who do not see it. */
export const Announce = createContext<(text: string) => void>(() => undefined);

/** Moves an entry of the schedule; null where this link changes nothing. */
export function useShift(): ((entry: Entry, minutes: number) => void) | null {
  const { document } = usePlan();
  const announce = useContext(Announce);
  if (!useMayEdit()) return null;
  return (entry, minutes) => {
    shiftEntry(document, entry, minutes);
    announce(`${entry.title}, ${spellClock(entry.when.start + minutes)}`);
  };
}
