import { useMemo } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { BusinessSheet } from "./business-sheet.tsx";
import { businessSheetData } from "#app/plan/projections/business-sheet-data.ts";
import { useSchedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** A business's sheet from this device's plan. */
export function LocalBusinessSheet({ id }: { id: string }) {
  const { document } = usePlan();
  // A new object after each change of the sheet's data.
  const schedule = useSchedule();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the document is the same object after a change
  const slice = useMemo(() => businessSheetData(document, id), [document, id, schedule]);
  return slice === null ? null : <BusinessSheet slice={slice} />;
}
