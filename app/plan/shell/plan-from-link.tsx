import { lazy, Suspense, useEffect, useState } from "react";

import { PlanOpening } from "#app/plan/ui/loading/plan-loading.tsx";
import { planOfLink, type PlanHere } from "#app/plan/session/plans-here.ts";
import type { LinkToPlan } from "#app/plan/share/link-to-plan.ts";
import type { Tool } from "#app/plan/tools.ts";

const PlanWorkspace = lazy(() => import("./plan-workspace.tsx"));

type PlanFromLinkProps = { tool: Tool; link: LinkToPlan; error: string | undefined };

/** The plan that a private link opens; what this device has of it already is there at once. */
export function PlanFromLink({ tool, link, error }: PlanFromLinkProps) {
  const [here, setHere] = useState<PlanHere | null>(null);
  const { planId, key, role, viewShowsDetails } = link;
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setHere(planOfLink(localStorage, { planId, key, role, viewShowsDetails }));
  }, [planId, key, role, viewShowsDetails]);
  return (
    <div className="wrap plan">
      {here === null ? (
        <PlanOpening />
      ) : (
        <Suspense fallback={<PlanOpening />}>
          <PlanWorkspace
            key={`${here.store} ${here.key} ${here.part}`}
            here={here}
            tool={tool}
            link={link}
            error={error}
          />
        </Suspense>
      )}
    </div>
  );
}
