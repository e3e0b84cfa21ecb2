import { memo, Suspense, useEffect, useState, useSyncExternalStore } from "react";

import { deviceName } from "#app/ui/design-system/device-name.ts";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import {
  findPlanToOpen,
  newDevicePlan,
  readDevicePlans,
  type DevicePlan,
} from "#app/plan/session/device-plans.ts";
import { exampleDevicePlan, isExampleOpen, onExampleTab } from "#app/plan/session/example/example-tab.ts";
import { PlanFrame } from "./frame/plan-frame.tsx";
import { PlanWorkspace } from "./lazy-workspace.ts";
import type { Tool } from "./tools.ts";

/**
 * This device's own plan, or a new one. Behind the hash the worker writes the key of a
 * private link that it was asked for without a signal.
 */
export const PlanOnDevice = memo(function PlanOnDevice({ tool }: { tool: Tool }) {
  // Only the browser knows what is on the device: at once where the page is its own, later where the server sent it.
  const isHydrated = useHydrated();
  const [own, setHere] = useState(() => (isHydrated ? findHere() : null));
  const isExample = useSyncExternalStore(
    onExampleTab,
    () => isExampleOpen(sessionStorage),
    () => false,
  );
  const here = own !== null && isExample ? exampleDevicePlan : own;
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- hydration begins with what the server sent
    if (own === null) setHere(findHere());
    if (own === null || own === "unknown" || window.location.hash === "") return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  }, [own]);
  return (
    <PlanFrame tool={tool.id} link={null}>
      {here === null ? (
        <PlanLoading />
      ) : here === "unknown" ? (
        <p className="plan__error" role="alert">
          You&rsquo;re offline, and this plan hasn&rsquo;t been saved on {deviceName()} yet. Open its link
          again when you&rsquo;re back online: from then on it opens without a signal.
        </p>
      ) : (
        <Suspense fallback={<PlanLoading />}>
          <PlanWorkspace key={here.store} here={here} tool={tool} link={null} error={undefined} />
        </Suspense>
      )}
    </PlanFrame>
  );
});

/** The plan behind the key in the hash; without one, the device's own, or a new one. */
function findHere(): DevicePlan | "unknown" {
  const known = readDevicePlans(localStorage);
  const key = window.location.hash.slice(1);
  if (key === "") return findPlanToOpen(localStorage) ?? newDevicePlan();
  return known.find((plan) => plan.key === key) ?? "unknown";
}
