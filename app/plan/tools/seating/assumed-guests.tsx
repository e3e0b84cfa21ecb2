import { useState } from "react";

import { putRow } from "#app/plan/document/plan-table.ts";
import { isSuggestedTable, writeSuggestedTables } from "#app/plan/rules/seating/suggested-tables.ts";
import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, useRow } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { parseInteger } from "#app/plan/ui/fields/parse-fields.ts";
import { formatCount } from "#app/languages/site-language.ts";

type AssumedGuestsProps = { event: string; name: string; laid: SeatingPlan };

/** Where tables were set up for a usual number of guests: says so, and asks for the couple's own. */
export function AssumedGuests({ event, name, laid: { tables, unseated } }: AssumedGuestsProps) {
  const guests = useRow(events, event)?.guests ?? null;
  const all = useRow(wedding, weddingRowId)?.guests ?? null;
  const mayEdit = useCanEdit();
  const isInUse = unseated.length > 0 || tables.some(({ taken }) => taken > 0);
  const isAssumed = tables.length > 0 && tables.every(({ table }) => isSuggestedTable(table));
  if (guests !== null || all !== null || isInUse || !isAssumed) return null;
  const seats = tables.reduce((sum, { table }) => sum + (table.seats ?? 0), 0);
  return (
    <section className="assumed-guests" aria-label={`Guests at ${name}`}>
      <p>
        You haven&rsquo;t said how many guests you expect. These {formatCount(tables.length)} tables seat{" "}
        {formatCount(seats)}, a usual number for this kind of wedding.
      </p>
      {mayEdit && <GuestsForm event={event} name={name} tables={tables} />}
    </section>
  );
}

const parseGuests = parseInteger(1, 5000);

function GuestsForm({ event, name, tables }: Omit<AssumedGuestsProps, "laid"> & Pick<SeatingPlan, "tables">) {
  const step = useTransaction();
  const [typed, setTyped] = useState("");
  const read = parseGuests(typed);
  const guests = read.ok ? read.value : null;
  return (
    <form
      className="add-tables"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (guests === null) return;
        step((document) => {
          putRow(events, document, event, { guests });
          const held = tables.map(({ table }) => table);
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
