import { useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSavedList } from "#app/catalogue/saved-list/saved-list-provider.tsx";

import { writeNews } from "#app/plan/shortlist/change-shortlist.ts";
import type { Shortlisted } from "#app/plan/shortlist/shortlist-tables.ts";

/** Whom this visit was asked about; like the hearts themselves it is forgotten with a reload. */
const asked = new Set<number>();

/** Hearts of this visit that are not on the shortlist, such as those from before the plan: offered once. */
export function TakeOver({ rows }: { rows: readonly Shortlisted[] }) {
  const { document } = usePlan();
  const { ids } = useSavedList();
  const [isAnswered, setAnswered] = useState(false);
  const left = ids.filter((id) => !asked.has(id) && !rows.some((row) => row.id === String(id)));
  if (isAnswered || left.length === 0) return null;
  const answer = (isWanted: boolean) => {
    if (isWanted) writeNews(document, { kind: "heart", ids: left, isSaved: true });
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
