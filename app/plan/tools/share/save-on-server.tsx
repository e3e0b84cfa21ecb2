import { useState } from "react";
import { useNavigate } from "react-router";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { notePlanHere } from "#app/plan/session/plans-here.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { formKeyOf, keepPlan } from "#app/plan/share/keep-plan.ts";

/** The button that gives a plan of this device a place on the server. */
export function KeepOnServer({ label }: { label: string }) {
  const { here } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const kept = await keepPlan(formKeyOf(here));
    setBusy(false);
    if (!kept.ok) return setTrouble(kept.trouble);
    notePlanHere(localStorage, { ...here, planId: kept.planId, key: kept.key });
    await navigate(carryTheme(`/plans/${kept.key}/share`, addressTheme));
  };
  return (
    <>
      {trouble !== null && (
        <p className="plan__trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="button" className="button button--primary" disabled={isBusy} onClick={() => void keep()}>
        {isBusy ? "Keeping it ..." : label}
      </button>
    </>
  );
}
