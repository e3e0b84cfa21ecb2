import { memo, Suspense, useEffect, useState, useSyncExternalStore } from "react";

import { deviceName } from "#app/ui/design-system/device-name.ts";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import { newDevicePlan, readDevicePlans, type DevicePlan } from "#app/plan/session/device-plans.ts";
import { examplePlan, isExampleOpen, onExampleTab } from "#app/plan/session/example/example-tab.ts";
import { PlanFrame } from "./frame/plan-frame.tsx";
import { PlanWorkspace } from "./lazy-workspace.ts";
import type { Tool } from "./tools.ts";

/**
 * The plan that this device had open last, or a new one. Behind the hash the worker writes the key of a
 * private link that it was asked for without a signal.
 */
export const PlanOnDevice = memo(function PlanOnDevice({ tool }: { tool: Tool }) {
  const [own, setHere] = useState<DevicePlan | "unknown" | null>(null);
  const isExample = useSyncExternalStore(
    onExampleTab,
    () => isExampleOpen(sessionStorage),
    () => false,
  );
  const here = own !== null && isExample ? examplePlan : own;
  useEffect(() => {
    const known = readDevicePlans(localStorage);
    const key = window.location.hash.slice(1);
    const asked = key === "" ? (known[0] ?? newDevicePlan()) : known.find((plan) => plan.key === key);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setHere(asked ?? "unknown");
    if (asked === undefined || key === "") return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, "", `${pathname}${search}`);
  }, []);
  return (
    <PlanFrame tool={tool.id} link={null}>
      {here === null ? (
        <PlanLoading />
      ) : here === "unknown" ? (
        <p className="plan__trouble" role="alert">
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
