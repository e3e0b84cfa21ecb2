import { useState } from "react";

import { clearPlan } from "#app/plan/rules/start/clear-plan.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

/** Empties the plan after a question; Undo brings it back. */
export function ClearPlanSection() {
  const step = useTransaction();
  const toast = useToast();
  const [isAsked, setIsAsked] = useState(false);
  if (!useCanEdit()) return null;
  if (!isAsked)
    return (
      <p>
        <button type="button" className="button button--line button--small" onClick={() => setIsAsked(true)}>
          Clear this plan
        </button>
      </p>
    );
  return (
    <fieldset className="plan__move" aria-label="Clear this plan">
      <p>
        This removes events, tasks, guests, budget, schedule and seating for everyone who has this plan. Your
        shortlist stays.
      </p>
      <button
        type="button"
        className="button button--primary button--small"
        onClick={() => {
          step(clearPlan);
          setIsAsked(false);
          toast({ title: "Your plan is cleared", description: "Undo brings everything back." });
        }}
      >
        Clear everything
      </button>
      <button type="button" className="button button--line button--small" onClick={() => setIsAsked(false)}>
        Keep my plan
      </button>
    </fieldset>
  );
}
