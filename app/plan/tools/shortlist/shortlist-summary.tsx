import { formatDollars } from "#app/money/canadian-dollars.ts";

import { countShortlist } from "./shortlist-groups.ts";
import { shortlistStatuses, type Shortlisted } from "#app/plan/shortlist/shortlist-tables.ts";

/** How many stand where, and what is booked. */
export function ShortlistSum({ rows }: { rows: readonly Shortlisted[] }) {
  const count = countShortlist(rows);
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
