import { useMailResult } from "./use-mail-result.ts";

import "#app/plan/ui/plan-ticket.css";
import "./mail-link.css";

/** Shown until the plan is open; without scripts it says what does work. */
export function PlanLoading() {
  const { said, error } = useMailResult();
  return (
    <div className="plan-ticket plan__opening">
      <div className="plan-ticket__inner">
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
