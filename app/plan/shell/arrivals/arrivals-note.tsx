import { useId } from "react";

import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { businessName } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { clearArrivals, type Arrival } from "#app/plan/session/outbox/arrivals.ts";
import { useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useListingNames } from "#app/plan/tools/shortlist/use-listing-names.ts";
import type { ToolId } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";

import { useIsEmptyPlan } from "#app/plan/shell/use-is-empty-plan.ts";
import { ArrivalQuestions } from "./arrival-questions.tsx";
import { useIncoming } from "./use-incoming.ts";

import "./arrivals.css";

/** What other pages added to the plan since the couple was here, and what they ask. */
export function ArrivalsNote({ tool, link }: { tool: ToolId; link: PrivatePlanLink | null }) {
  const { here } = usePlan();
  const { arrivals, questions } = useIncoming();
  const mayEdit = useCanEdit();
  // The start of a plan stays open beside what it begins with.
  const isStart = useIsEmptyPlan() && tool === "today";
  if (!mayEdit || arrivals.length + questions.length === 0) return null;
  return (
    <div className="arrivals without-print">
      {arrivals.length > 0 && (
        <CameIn
          arrivals={arrivals}
          link={link}
          close={isStart ? null : () => clearArrivals(localStorage, here.store)}
        />
      )}
      <ArrivalQuestions questions={questions} />
    </div>
  );
}

type CameInProps = {
  arrivals: readonly Arrival[];
  link: PrivatePlanLink | null;
  /** Null where the note stays. */
  close: (() => void) | null;
};

function CameIn({ arrivals, link, close }: CameInProps) {
  const heading = useId();
  useListingNames();
  return (
    <section className="arrivals__came" aria-labelledby={heading}>
      <h2 className="heading-small" id={heading}>
        Added to your plan
      </h2>
      <ul>
        {arrivals.map((arrival) => (
          <li key={JSON.stringify(arrival)}>
            Added from {arrival.from}:{" "}
            <ThemeLink to={toolPath(arrival.tool, link)}>
              <ArrivalText {...arrival} />
            </ThemeLink>
          </li>
        ))}
      </ul>
      {close !== null && (
        <button type="button" className="button button--line button--small" onClick={close}>
          Got it
        </button>
      )}
    </section>
  );
}

function ArrivalText({ text, listings }: Arrival) {
  const names = useRows(shortlist)
    .filter(({ id }) => listings.includes(id))
    .map(businessName);
  return text === "" ? names.join(", ") || "a vendor that you have removed since" : text;
}
