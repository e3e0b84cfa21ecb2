import { lazy, Suspense, useEffect, useState } from "react";

import { readPlansHere, type PlanHere } from "./session/plans-here.ts";
import type { Tool } from "./tools.ts";

const PlanWorkspace = lazy(() => import("./plan-workspace.tsx"));

/** The plan that this device had open last, or a new one. */
export function PlanOnDevice({ tool }: { tool: Tool }) {
  const [here, setHere] = useState<PlanHere | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setHere(readPlansHere(localStorage)[0] ?? newPlan());
  }, []);
  return (
    <div className="wrap plan">
      {here === null ? (
        <PlanOpening />
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
  return (
    <div className="tool-ticket plan__opening">
      <div className="tool-ticket__inner">
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
