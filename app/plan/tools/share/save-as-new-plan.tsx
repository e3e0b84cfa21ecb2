import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import { SaveOnServer } from "./save-on-server.tsx";

/** Whether the link with which this device edits its plan was renewed or is invalid for another reason. */
export function useIsLockedOut(): boolean {
  const plan = usePlan();
  const keeping = useSyncState(plan);
  return plan.here.role === "edit" && keeping?.state === "refused" && keeping.why === "no-key";
}

/** What an editor can do when the link is invalid: the copy on the device is theirs. */
export function SaveAsNewPlan() {
  const device = deviceName();
  return (
    <>
      <p>
        This link was replaced, so changes made here aren&rsquo;t shared any more. Your copy on {device} is
        complete. Ask the people you plan with for the new link and open it on {device}: everything you wrote
        here then goes into the plan.
      </p>
      <p>If nobody has the new link, save your copy online as a plan with its own links.</p>
      <SaveOnServer label="Save my copy online" />
    </>
  );
}
