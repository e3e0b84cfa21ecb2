import { useState } from "react";
import { href, useNavigate } from "react-router";

import { clearSentInvitations } from "#app/plan/rules/rsvp/clear-sent-invitations.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { saveDevicePlan } from "#app/plan/session/device-plans.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { submissionKeyOf, savePlanOnServer } from "./save-plan.ts";

/** The button that saves this device's plan on the server. */
export function SaveOnServer({ label }: { label: string }) {
  const { here, document } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const navigate = useNavigate();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    const saved = await savePlanOnServer(submissionKeyOf(here));
    setBusy(false);
    if (!saved.ok) return setError(saved.error);
    if (here.planId !== null) clearSentInvitations(document);
    saveDevicePlan(localStorage, { ...here, planId: saved.planId, key: saved.key });
    await navigate(
      withThemeParam(href("/plans/:key/:tool?", { key: saved.key, tool: "share" }), addressTheme),
    );
  };
  return (
    <>
      {error !== null && (
        <p className="plan__error" role="alert">
          {error}
        </p>
      )}
      <button type="button" className="button button--primary" disabled={isBusy} onClick={() => void keep()}>
        {isBusy ? "Saving …" : label}
      </button>
    </>
  );
}
