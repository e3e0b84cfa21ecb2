import { useMemo } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { BusinessSheet } from "./business-sheet.tsx";
import { businessSlice } from "#app/plan/projections/business-sheet-data.ts";
import { useSchedule } from "#app/plan/schedule/use-schedule.ts";

/** A business's sheet as the plan on this device has it. */
export function OwnSheet({ id }: { id: string }) {
  const { document } = usePlan();
  // Another one after each change of what the sheet says.
  const schedule = useSchedule();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the document is the same object after a change
  const slice = useMemo(() => businessSlice(document, id), [document, id, schedule]);
  return slice === null ? null : <BusinessSheet slice={slice} />;
}
