import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useKeeping } from "#app/plan/session/use-keeping.ts";

import { KeepOnServer } from "./save-on-server.tsx";

/** Whether the link with which this device edits its plan was made new or opens nothing for another reason. */
export function useIsLockedOut(): boolean {
  const plan = usePlan();
  const keeping = useKeeping(plan);
  return plan.here.role === "edit" && keeping?.state === "refused" && keeping.why === "no-key";
}

/** What whoever edited by a link can do when it opens nothing any more: the copy on the device is theirs. */
export function KeepAgain() {
  return (
    <>
      <p>
        This link was made new, so the server takes nothing from it any more. Your copy on this device is
        whole. With the new link everything you wrote here goes into the plan: have it sent to you by those
        who plan with you, and open it on this device.
      </p>
      <p>If nobody has it, keep your copy on the server. It gets links of its own.</p>
      <KeepOnServer label="Keep my copy on the server" />
    </>
  );
}
