import { exportPlan } from "#app/plan/exports/export-plan.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSyncState } from "#app/plan/session/use-sync-state.ts";

import { RetryButton } from "#app/plan/ui/availability/document-unavailable.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";

/** Above the tools while the server cannot open the plan: what is shown is this device's own copy. */
export function LocalCopyNote() {
  const plan = usePlan();
  const keeping = useSyncState(plan);
  if (keeping?.state !== "shut") return null;
  const { document, here, connection } = plan;
  return (
    <section className="plan__own-copy" role="alert">
      <p>
        <strong>We can&rsquo;t open this plan on our server right now.</strong> We&rsquo;ve been told and are
        looking into it. You&rsquo;re seeing the copy saved on {deviceName()}
        {here.role === "edit" &&
          ": you can keep planning, and your changes are shared once the plan opens again"}
        .
      </p>
      <p className="plan__own-copy-ways">
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => void exportPlan("json", document, here.planId ?? here.store)}
        >
          Download a backup
        </button>
        <RetryButton connection={connection} keeping={keeping} />
      </p>
    </section>
  );
}
