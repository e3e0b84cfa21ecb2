import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useCutOff, type CutOff } from "#app/plan/session/use-cut-off.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import { SaveOnServer } from "./save-on-server.tsx";

/**
 * Why an editor's copy is cut off from the plan online: its link was renewed or is invalid for another reason, or the
 * plan was deleted there. Null while it is connected.
 */
export function useLockout(): CutOff | null {
  const cutOff = useCutOff();
  return usePlan().here.role === "edit" ? cutOff : null;
}

/** What an editor can do then: the copy on the device is theirs. */
export function SaveAsNewPlan({ why }: { why: CutOff }) {
  const device = deviceName();
  if (why === "gone")
    return (
      <>
        <p>
          The online plan was deleted, and its links with it. Your copy on {device} is complete. Save it
          online again to get new links. Your households get new links and codes, too: send them again.
        </p>
        <SaveOnServer label="Save my copy online" />
      </>
    );
  return (
    <>
      <p>
        This link was replaced, so changes made here aren&rsquo;t shared any more. Your copy on {device} is
        complete. Ask the people you plan with for the new link and open it on {device}: everything you wrote
        here then goes into the plan.
      </p>
      <p>
        If nobody has the new link, save your copy online as a plan with its own links. Your households then
        get new links and codes, too: send them again.
      </p>
      <SaveOnServer label="Save my copy online" />
    </>
  );
}
