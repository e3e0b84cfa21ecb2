import type { SyncState } from "#app/plan/session/plan-connection.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import { describeSyncState } from "./describe-sync-state.ts";

/** Where the plan is saved; null: on this device only. */
export function SyncStateNote({ keeping }: { keeping: SyncState | null }) {
  return (
    <output className="plan-status" data-keeping={keeping?.state ?? "here"}>
      {describeSyncState(keeping, deviceName(), !navigator.onLine)}
    </output>
  );
}
