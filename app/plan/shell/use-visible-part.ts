import { useEffect, useState } from "react";

import type { OpenablePart } from "#app/plan/document/parts-and-roles.ts";
import { checkLinkAccess, type PlanSession } from "#app/plan/session/plan-session.ts";
import type { DevicePlan } from "#app/plan/session/device-plans.ts";

/**
 * What a plan is opened as. The couple may change what its link to view shows while it is open, or after
 * this device last heard: where the server refuses the one, the other is asked for.
 */
export function useVisiblePart(
  { part, role, planId, key }: DevicePlan,
  session: PlanSession | null,
): OpenablePart {
  const [shown, setShown] = useState(part);
  useEffect(() => {
    if (role !== "view" || planId === null || key === null || session === null) return;
    let stop = () => {};
    const stopHearing = session.connection?.onKeeping((keeping) => {
      if (keeping.state !== "refused" || keeping.why !== "no-key") return;
      const other = session.here.part === "plan" ? "outline" : "plan";
      const asking = checkLinkAccess({ planId, key }, other);
      stop = asking.close;
      void asking.answer.then((opens) => {
        asking.close();
        if (opens) setShown(other);
      });
    });
    return () => {
      stopHearing?.();
      stop();
    };
  }, [session, role, planId, key]);
  return shown;
}
