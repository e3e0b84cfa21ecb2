import { useState } from "react";

import { putRow } from "#app/plan/document/plan-table.ts";
import { guestsAt } from "#app/plan/rules/seating/guests-at.ts";
import {
  fitsGuests,
  isSuggestedTable,
  writeSuggestedTables,
} from "#app/plan/rules/seating/suggested-tables.ts";
import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import type { SeatingTableRow } from "#app/plan/schema/seating.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { parseInteger } from "#app/plan/ui/fields/parse-fields.ts";

import { describeAssumedGuests } from "./describe-assumed-guests.ts";

type AssumedGuestsProps = { event: string; name: string; laid: SeatingPlan };

/**
 * Where tables were set up for another number of guests than the couple's, or for a usual one while it hasn't
 * said any: says so, and sets up the right ones.
 */
export function AssumedGuests({ event, name, laid: { tables, unseated } }: AssumedGuestsProps) {
  const row = useRow(events, event);
  const all = useRow(wedding, weddingRowId)?.guests ?? null;
  const mayEdit = useCanEdit();
  const isInUse = unseated.length > 0 || tables.some(({ taken }) => taken > 0);
  const isAssumed = tables.length > 0 && tables.every(({ table }) => isSuggestedTable(table));
  const guests = row === undefined || (row.guests ?? all) === null ? null : guestsAt(row, all ?? 0);
  const held = tables.map(({ table }) => table);
  const isRight = guests !== null && (guests === 0 || fitsGuests(event, guests, held));
  if (isInUse || !isAssumed || isRight) return null;
  const seats = tables.reduce((sum, { table }) => sum + (table.seats ?? 0), 0);
  return (
    <section className="assumed-guests" aria-label={`Guests at ${name}`}>
      <p>
        {describeAssumedGuests({
          name,
          own: row?.guests ?? null,
          all,
          guests,
          tables: tables.length,
          seats,
        })}
      </p>
      {mayEdit && <GuestsForm key={guests} event={event} name={name} expected={guests} held={held} />}
    </section>
  );
}

const parseGuests = parseInteger(1, 5000);

type GuestsFormProps = Omit<AssumedGuestsProps, "laid"> & {
  /** The couple's number so far; null while it hasn't said any. */
  expected: number | null;
  held: readonly SeatingTableRow[];
};

function GuestsForm({ event, name, expected, held }: GuestsFormProps) {
  const step = useTransaction();
  const [typed, setTyped] = useState(expected === null ? "" : String(expected));
  const read = parseGuests(typed);
  const guests = read.ok ? read.value : null;
  return (
    <form
      className="add-tables"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (guests === null) return;
        step((document) => {
          if (guests !== expected) putRow(events, document, event, { guests });
          writeSuggestedTables(document, event, guests, held);
        });
      }}
    >
      <label>
        <span className="field__label">Guests at {name}</span>
        <input
          className="input"
          inputMode="numeric"
          value={typed}
          aria-invalid={typed !== "" && guests === null}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <button className="button button--line button--small" disabled={guests === null}>
        Set up tables
      </button>
    </form>
  );
}
