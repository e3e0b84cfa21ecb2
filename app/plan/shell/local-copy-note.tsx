import { takeAlong } from "#app/plan/exports/export-plan.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useKeeping } from "#app/plan/session/use-keeping.ts";

import { TryAgain } from "#app/plan/availability/absent-document.tsx";
import { thisDevice } from "#app/plan/availability/device-name.ts";

/** Above the tools while the server cannot open the plan: what is shown is this device's own copy. */
export function OwnCopyNote() {
  const plan = usePlan();
  const keeping = useKeeping(plan);
  if (keeping?.state !== "shut") return null;
  const { document, here, connection } = plan;
  return (
    <section className="plan__own-copy" role="alert">
      <p>
        <strong>We can&rsquo;t open this plan on our server right now.</strong> We&rsquo;ve been told and are
        looking into it. You&rsquo;re seeing the copy saved on {thisDevice()}
        {here.role === "edit" &&
          ": you can keep planning, and your changes are shared once the plan opens again"}
        .
      </p>
      <p className="plan__own-copy-ways">
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => void takeAlong("json", document, here.planId ?? here.store)}
        >
          Download a backup
        </button>
        <TryAgain connection={connection} keeping={keeping} />
      </p>
    </section>
  );
}
