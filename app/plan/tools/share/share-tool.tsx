import { usePlan } from "#app/plan/session/plan-provider.tsx";

import { SaveAsNewPlan, useIsLockedOut } from "./save-as-new-plan.tsx";
import { SaveOnServer } from "./save-on-server.tsx";
import { PlanLinks } from "./plan-links.tsx";
import { useLinkResult } from "./use-link-result.ts";
import { useMailResult } from "#app/plan/ui/loading/use-mail-result.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { ExportPanel } from "./export-panel.tsx";

/** Where the plan is stored, who may see it, and how to export it. */
export default function ShareTool({ link, error }: ToolProps) {
  const { here } = usePlan();
  const isLockedOut = useIsLockedOut();
  const isOfMail = useMailResult().typed !== undefined;
  const said = useLinkResult();
  return (
    <section className="plan__section panel plan__share" aria-labelledby="plan-share">
      <h2 className="heading-large" id="plan-share">
        Keep and share
      </h2>
      {error !== undefined && !isOfMail && (
        <p className="plan__trouble" role="alert">
          {error.slice(0, 1).toUpperCase() + error.slice(1)}.
        </p>
      )}
      {said !== null && <output className="plan__said">{said}</output>}
      {isLockedOut ? (
        <SaveAsNewPlan />
      ) : here.planId === null ? (
        <KeepFirst />
      ) : (
        <PlanLinks link={link} editKey={here.key} />
      )}
      <ExportPanel link={link} />
    </section>
  );
}

function KeepFirst() {
  return (
    <>
      <p>
        So far the plan is on this device alone. Kept on the server, it opens on every device by a private
        link: one to edit, one to propose, one to look. Whoever runs the site can read a plan that is kept
        there.
      </p>
      <SaveOnServer label="Keep and share" />
    </>
  );
}
