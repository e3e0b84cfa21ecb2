import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";

import { SaveOnServer } from "./save-on-server.tsx";

/** Whether the link with which this device edits its plan was renewed or is invalid for another reason. */
export function useIsLockedOut(): boolean {
  const plan = usePlan();
  const keeping = useSyncState(plan);
  return plan.here.role === "edit" && keeping?.state === "refused" && keeping.why === "no-key";
}

/** What an editor can do when the link is invalid: the copy on the device is theirs. */
export function SaveAsNewPlan() {
  return (
    <>
      <p>
        This link was made new, so the server takes nothing from it any more. Your copy on this device is
        whole. With the new link everything you wrote here goes into the plan: have it sent to you by those
        who plan with you, and open it on this device.
      </p>
      <p>If nobody has it, keep your copy on the server. It gets links of its own.</p>
      <SaveOnServer label="Keep my copy on the server" />
    </>
  );
}
