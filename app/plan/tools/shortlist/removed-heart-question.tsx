import { removeRow } from "#app/plan/document/plan-table.ts";
import { shortlist, type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { useRowMutations } from "#app/plan/session/plan-provider.tsx";
import { useDeletion } from "#app/plan/ui/use-deletion.ts";

/** Asks about a business whose heart was removed although the plan has more data about it. */
export function RemovedHeartQuestion({ row: { id, name } }: { row: ShortlistRow }) {
  const { put } = useRowMutations(shortlist);
  const remove = useDeletion();
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
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => remove(name, (plan) => removeRow(shortlist, plan, id))}
      >
        Remove it
      </button>
    </div>
  );
}
