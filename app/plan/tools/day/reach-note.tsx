import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { describeReach } from "./describe-reach.ts";

/** Says whether the latest change has reached the others. */
export function ReachNote() {
  const { text, tone } = describeReach(useSyncState(usePlan()), deviceName(), useCanEdit());
  return (
    <output className="day-reach" data-tone={tone}>
      <Icon name={tone === "good" ? "check" : "clock"} /> {text}
    </output>
  );
}
