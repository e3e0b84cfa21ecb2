import { lazy, Suspense, useEffect, useState } from "react";

import { readPlansHere, type PlanHere } from "./session/plans-here.ts";
import { useMailOutcome } from "./share/use-mail-outcome.ts";
import type { Tool } from "./tools.ts";

import "./share/mail-link.css";

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
    const asked = key === "" ? (known[0] ?? newPlan()) : known.find((plan) => plan.key === key);
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
          There is no signal, and this plan was not opened on this device yet. Open its link again when there
          is one: from then on it opens without.
        </p>
      ) : (
        <Suspense fallback={<PlanOpening />}>
          <PlanWorkspace key={here.store} here={here} tool={tool} link={null} error={undefined} />
        </Suspense>
      )}
    </div>
  );
}

/** What is seen until the plan is open; where no script runs it says what does work. */
export function PlanOpening() {
  const { said, error } = useMailOutcome();
  return (
    <div className="tool-ticket plan__opening">
      <div className="tool-ticket__inner">
        {said !== undefined && <output className="plan-mail__said">{said}</output>}
        {error !== undefined && (
          <p className="plan-mail__said" role="alert">
            The link was not mailed: {error}.
          </p>
        )}
        <p className="with-script">Your plan is being opened ...</p>
        <p className="without-script">
          The plan lives on your device, and for that the browser has to run scripts. The{" "}
          <a href="/planning-tools">date finder and the budget splitter</a> work without.
        </p>
      </div>
    </div>
  );
}

function newPlan(): PlanHere {
  return { store: `wild-rose-plan-${crypto.randomUUID()}`, planId: null, key: null, role: "edit" };
}
