import { useChange } from "#app/plan/session/plan-provider.tsx";

import { shortlist, type Shortlisted } from "#app/plan/shortlist/shortlist-tables.ts";

/** Asks about a business whose heart was taken away although the plan knows more of it. */
export function Unhearted({ row: { id } }: { row: Shortlisted }) {
  const { put, remove } = useChange(shortlist);
  return (
    <div className="shortlist__asks">
      <p>Its heart was taken away. Remove it from the plan too, with all that is written here?</p>
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
