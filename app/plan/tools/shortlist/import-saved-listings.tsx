import { useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSavedIds } from "#app/catalogue/saved-list/saved-list-provider.tsx";

import { applyMessage } from "#app/plan/session/outbox/apply-message.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Listings already offered in this visit; like the hearts, they are forgotten with a reload. */
const asked = new Set<number>();

/** Hearts of this visit that are not on the shortlist, such as those from before the plan: offered once. */
export function ImportSavedListings({ rows }: { rows: readonly ShortlistRow[] }) {
  const { document } = usePlan();
  const ids = useSavedIds();
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
          ? "You saved a vendor before you started your plan. Add it to your shortlist?"
          : `You saved ${left.length} vendors before you started your plan. Add them to your shortlist?`}
      </p>
      <button type="button" className="button button--primary button--small" onClick={() => answer(true)}>
        Add to shortlist
      </button>
      <button type="button" className="button button--line button--small" onClick={() => answer(false)}>
        No, thanks
      </button>
    </div>
  );
}
