import { formatDate } from "#app/calendar/format-date.ts";

import type { FitSource } from "./fit-finding.ts";

/** Where a reason comes from, and when it was read. */
export function FitSourceNote({ source: { text, checkedOn } }: { source: FitSource }) {
  return (
    <small className="fit-source">
      {" "}
      {text}, {formatDate(checkedOn)}
    </small>
  );
}
