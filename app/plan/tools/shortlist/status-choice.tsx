import { useId } from "react";

import { businessName } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlistStatuses, type ShortlistStatus } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { type ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

type StatusChoiceProps = { row: ShortlistRow; choose: (status: ShortlistStatus) => void; readOnly: boolean };

/** The status of a business: four steps on one line. */
export function StatusChoice({ row, choose, readOnly }: StatusChoiceProps) {
  const name = useId();
  if (readOnly) return <p className="shortlist__status-word">{row.status}</p>;
  return (
    <fieldset className="shortlist__status">
      <legend className="visually-hidden">How far you are with {businessName(row)}</legend>
      {shortlistStatuses.map((status) => (
        <label key={status}>
          <input
            type="radio"
            name={name}
            value={status}
            checked={row.status === status}
            onChange={() => choose(status)}
          />
          <span>{status}</span>
        </label>
      ))}
    </fieldset>
  );
}
