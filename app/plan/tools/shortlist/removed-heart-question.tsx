import { useRowMutations } from "#app/plan/session/plan-provider.tsx";

import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Asks about a business whose heart was removed although the plan has more data about it. */
export function RemovedHeartQuestion({ row: { id } }: { row: ShortlistRow }) {
  const { put, remove } = useRowMutations(shortlist);
  return (
    <div className="shortlist__asks">
      <p>You removed this vendor from your saved list. Remove it and its notes from your plan too?</p>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => put(id, { unhearted: false })}
      >
        Keep it
      </button>
      <button type="button" className="button button--line button--small" onClick={() => remove(id)}>
        Remove it
      </button>
    </div>
  );
}
