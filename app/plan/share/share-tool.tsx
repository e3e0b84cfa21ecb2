import { useState } from "react";
import { useNavigate } from "react-router";

import { carryTheme } from "#app/wedding-theme/carry-theme.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { notePlanHere } from "#app/plan/session/plans-here.ts";

import { keepPlan } from "./keep-plan.ts";
import { PlanLinks } from "./plan-links.tsx";
import { useLinkOutcome } from "./use-link-outcome.ts";
import { useMailOutcome } from "./use-mail-outcome.ts";
import type { ToolProps } from "#app/plan/tool-props.ts";
import { PlanCopies } from "#app/plan/copies/plan-copies.tsx";

/** Where the plan lies, who may see it, and how it is taken along. */
export default function ShareTool({ link, error }: ToolProps) {
  const { here } = usePlan();
  const isOfMail = useMailOutcome().typed !== undefined;
  const said = useLinkOutcome();
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
      {here.planId === null ? <KeepOnServer /> : <PlanLinks link={link} editKey={here.key} />}
      <PlanCopies link={link} />
    </section>
  );
}

function KeepOnServer() {
  const { here } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const kept = await keepPlan(here.store);
    setBusy(false);
    if (!kept.ok) return setTrouble(kept.trouble);
    notePlanHere(localStorage, { ...here, planId: kept.planId, key: kept.key });
    await navigate(carryTheme(`/plans/${kept.key}/share`, addressTheme));
  };
  return (
    <>
      <p>
        So far the plan is on this device alone. Kept on the server, it opens on every device by a private
        link: one to edit, one to propose, one to look. Whoever runs the site can read a plan that is kept
        there.
      </p>
      {trouble !== null && (
        <p className="plan__trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button button--primary" disabled={isBusy} onClick={() => void keep()}>
        {isBusy ? "Keeping it ..." : "Keep and share"}
      </button>
    </>
  );
}
