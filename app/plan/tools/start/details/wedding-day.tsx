import { useState } from "react";

import { daysBetween } from "#app/calendar/date-arithmetic.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import { moveWedding } from "#app/plan/rules/start/move-wedding.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow, useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { dayField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";

/** The wedding day. Where events have days already, a change is asked about before it moves them. */
export function WeddingDay() {
  const date = useRow(wedding, weddingRowId)?.date ?? null;
  const dated = useRows(events).filter((event) => event.date !== null);
  const { put } = useRowMutations(wedding);
  const step = useTransaction();
  const readOnly = !useCanEdit();
  const [wanted, setWanted] = useState<string | null>(null);
  const write = (day: string | null) => {
    if (day === null || date === null || day === date || dated.length === 0) {
      setWanted(null);
      put(weddingRowId, { date: day });
    } else setWanted(day);
  };
  const days = date === null || wanted === null ? 0 : daysBetween(date, wanted);
  return (
    <>
      <PlanField {...dayField} label="Wedding day" value={wanted ?? date} write={write} readOnly={readOnly} />
      {date !== null && wanted !== null && (
        <fieldset className="plan__move" aria-label="Move the wedding">
          <p>
            Move to {formatDate(wanted)}?{" "}
            {dated.length === 1 ? "Your event and its tasks" : `Your ${dated.length} events and their tasks`}{" "}
            move by {Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`}.
          </p>
          <button
            type="button"
            className="button button--primary button--small"
            onClick={() => {
              step((document) => moveWedding(document, date, wanted));
              setWanted(null);
            }}
          >
            Move everything
          </button>
          <button
            type="button"
            className="button button--line button--small"
            onClick={() => {
              put(weddingRowId, { date: wanted });
              setWanted(null);
            }}
          >
            Move only the wedding day
          </button>
          <button type="button" className="button button--line button--small" onClick={() => setWanted(null)}>
            Cancel
          </button>
        </fieldset>
      )}
    </>
  );
}
