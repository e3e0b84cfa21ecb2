import type { SitePath } from "#app/site/theme/site-path.ts";

import { PlainSheetLinks } from "./plain-sheet-links.tsx";
import { useMailResult } from "./use-mail-result.ts";

import "#app/plan/ui/plan-ticket.css";
import "./mail-link.css";

/**
 * Shown until the plan is open; without scripts it says what does work.
 * @param planKey of the link that opens it; none for a plan on the device
 */
export function PlanLoading({ planKey }: { planKey?: string }) {
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
          {planKey === undefined ? (
            <>
              Your plan is on your device, and to open it your browser has to run scripts. The{" "}
              <a href={"/planning-tools" satisfies SitePath}>date finder and the budget splitter</a> work
              without them. If you saved your plan online, its private link shows the replies and the schedule
              without them, too.
            </>
          ) : (
            <>
              To open this plan your browser has to run scripts. Without them you can read and print its{" "}
              <PlainSheetLinks planKey={planKey} />.
            </>
          )}
        </p>
      </div>
    </div>
  );
}
