import { memo, Suspense, useEffect, useState } from "react";

import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import { devicePlanOfLink, type DevicePlan } from "#app/plan/session/device-plans.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { PlanFrame } from "./frame/plan-frame.tsx";
import { PlanWorkspace } from "./lazy-workspace.ts";
import type { Tool } from "./tools.ts";

type PlanFromLinkProps = { tool: Tool; link: PrivatePlanLink; error: string | undefined };

/** The plan that a private link opens; what this device has of it already is there at once. */
export const PlanFromLink = memo(function PlanFromLink({ tool, link, error }: PlanFromLinkProps) {
  const [here, setHere] = useState<DevicePlan | null>(null);
  const { planId, key, role, viewShowsDetails } = link;
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setHere(devicePlanOfLink(localStorage, { planId, key, role, viewShowsDetails }));
  }, [planId, key, role, viewShowsDetails]);
  return (
    <PlanFrame tool={tool.id} link={link}>
      {here === null ? (
        <PlanLoading planKey={key} />
      ) : (
        <Suspense fallback={<PlanLoading />}>
          <PlanWorkspace
            key={`${here.store} ${here.key} ${here.part}`}
            here={here}
            tool={tool}
            link={link}
            error={error}
          />
        </Suspense>
      )}
    </PlanFrame>
  );
});
