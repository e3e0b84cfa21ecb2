import { useId } from "react";

import { nameOf } from "#app/plan/shortlist/shortlist-rules.ts";
import { shortlistStatuses, type Shortlisted, type ShortlistStatus } from "#app/plan/shortlist/shortlist-tables.ts";

type StatusChoiceProps = { row: Shortlisted; choose: (status: ShortlistStatus) => void; readOnly: boolean };

/** How far the couple is with a business: four stations on one line. */
export function StatusChoice({ row, choose, readOnly }: StatusChoiceProps) {
  const name = useId();
  if (readOnly) return <p className="shortlist__status-word">{row.status}</p>;
  return (
    <fieldset className="shortlist__status">
      <legend className="visually-hidden">How far you are with {nameOf(row)}</legend>
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
