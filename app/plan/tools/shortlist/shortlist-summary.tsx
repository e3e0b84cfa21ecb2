import { formatDollars } from "#app/money/canadian-dollars.ts";

import { useWeddingHeadcount } from "#app/plan/ui/use-headcounts.ts";
import { countShortlist } from "./shortlist-groups.ts";
import { shortlistStatuses } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

/** Number of businesses by status, and what is booked. */
export function ShortlistSummary({ rows }: { rows: readonly ShortlistRow[] }) {
  const count = countShortlist(rows, useWeddingHeadcount());
  return (
    <dl className="shortlist__sum">
      {shortlistStatuses.map((status) => (
        <div key={status} data-status={status}>
          <dt>{status}</dt>
          <dd>{count[status]}</dd>
        </div>
      ))}
      {count.bookedCents > 0 && (
        <div className="shortlist__booked">
          <dt>quotes of those booked</dt>
          <dd>{formatDollars(count.bookedCents)}</dd>
        </div>
      )}
    </dl>
  );
}
