import type { SyncState } from "#app/plan/session/plan-connection.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import { describeSyncState, isOnDeviceOnly } from "./describe-sync-state.ts";

/** Where the plan is saved; null: on this device only. */
export function SyncStateNote({ keeping }: { keeping: SyncState | null }) {
  return (
    <output className="plan-status" data-keeping={isOnDeviceOnly(keeping) ? "here" : keeping?.state}>
      {describeSyncState(keeping, deviceName(), !navigator.onLine)}
    </output>
  );
}
