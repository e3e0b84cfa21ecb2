import { isExample } from "#app/plan/session/example/example-tab.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { SaveAsNewPlan, useLockout } from "./save-as-new-plan.tsx";
import { SaveOnServer } from "./save-on-server.tsx";
import { PlanLinks } from "./plan-links.tsx";
import { useLinkResult } from "./use-link-result.ts";
import { useMailResult } from "#app/plan/ui/loading/use-mail-result.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ExampleOffer } from "./example-offer.tsx";
import { ExportPanel } from "./export-panel.tsx";
import { PlansOnDevice } from "./plans-on-device.tsx";

/** Where the plan is saved, its links, and its exports. */
export default function ShareTool({ link, error }: ToolProps) {
  const { here } = usePlan();
  const lockout = useLockout();
  const isOfMail = useMailResult().typed !== undefined;
  const said = useLinkResult();
  if (isExample(here)) return <ExampleOffer />;
  return (
    <section className="plan__section panel plan__share" aria-labelledby="plan-share">
      <h2 className="heading-large" id="plan-share">
        Save &amp; share
      </h2>
      {error !== undefined && !isOfMail && (
        <p className="plan__error" role="alert">
          {error.slice(0, 1).toUpperCase() + error.slice(1)}.
        </p>
      )}
      {said !== null && <output className="plan__said">{said}</output>}
      {lockout !== null ? (
        <SaveAsNewPlan why={lockout} />
      ) : here.planId === null ? (
        <KeepFirst />
      ) : (
        <PlanLinks link={link} editKey={here.key} />
      )}
      <ExportPanel link={link} />
      <PlansOnDevice />
    </section>
  );
}

function KeepFirst() {
  return (
    <>
      <p>
        Your plan is only on {deviceName()}. Save it online to open it anywhere and share it: one link to
        edit, one to suggest, one to view. No account needed. The people who run this site could read a plan
        that is saved online.
      </p>
      <SaveOnServer label="Save and get your link" />
    </>
  );
}
