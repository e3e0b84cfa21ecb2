import { lazy, Suspense, useEffect, useState } from "react";

import { PlanOpening } from "#app/plan/ui/loading/plan-loading.tsx";
import { newPlanHere, readPlansHere, type PlanHere } from "#app/plan/session/plans-here.ts";
import type { Tool } from "#app/plan/tools.ts";

const PlanWorkspace = lazy(() => import("./plan-workspace.tsx"));

/**
 * The plan that this device had open last, or a new one. Behind the hash the worker writes the key of a
 * private link that it was asked for without a signal.
 */
export function PlanOnDevice({ tool }: { tool: Tool }) {
  const [here, setHere] = useState<PlanHere | "unknown" | null>(null);
  useEffect(() => {
    const known = readPlansHere(localStorage);
    const key = window.location.hash.slice(1);
    const asked = key === "" ? (known[0] ?? newPlanHere()) : known.find((plan) => plan.key === key);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setHere(asked ?? "unknown");
    if (asked === undefined || key === "") return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  }, []);
  return (
    <div className="wrap plan">
      {here === null ? (
        <PlanOpening />
      ) : here === "unknown" ? (
        <p className="plan__trouble" role="alert">
          You&rsquo;re offline, and this plan hasn&rsquo;t been saved on this device yet. Open its link again
          when you&rsquo;re back online: from then on it opens without a signal.
        </p>
      ) : (
        <Suspense fallback={<PlanOpening />}>
          <PlanWorkspace key={here.store} here={here} tool={tool} link={null} error={undefined} />
        </Suspense>
      )}
    </div>
  );
}
