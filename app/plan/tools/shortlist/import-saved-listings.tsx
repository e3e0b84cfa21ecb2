import { useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSavedList } from "#app/catalogue/saved-list/saved-list-provider.tsx";

import { applyMessage } from "#app/plan/session/outbox/apply-message.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Listings already offered in this visit; like the hearts, they are forgotten with a reload. */
const asked = new Set<number>();

/** Hearts of this visit that are not on the shortlist, such as those from before the plan: offered once. */
export function ImportSavedListings({ rows }: { rows: readonly ShortlistRow[] }) {
  const { document } = usePlan();
  const { ids } = useSavedList();
  const [isAnswered, setAnswered] = useState(false);
  const left = ids.filter((id) => !asked.has(id) && !rows.some((row) => row.id === String(id)));
  if (isAnswered || left.length === 0) return null;
  const answer = (isWanted: boolean) => {
    if (isWanted) applyMessage(document, { kind: "heart", ids: left, isSaved: true });
    for (const id of left) asked.add(id);
    setAnswered(true);
  };
  return (
    <div className="shortlist__asks">
      <p>
        {left.length === 1
          ? "You saved one before it could go into the plan."
          : `You saved ${left.length} before they could go into the plan.`}
      </p>
      <button type="button" className="button button--primary button--small" onClick={() => answer(true)}>
        Take {left.length === 1 ? "it" : "them"} over
      </button>
      <button type="button" className="button button--line button--small" onClick={() => answer(false)}>
        No, thanks
      </button>
    </div>
  );
}
