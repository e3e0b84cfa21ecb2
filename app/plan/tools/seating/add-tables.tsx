import { useId, useState } from "react";

import { newId } from "#app/plan/document/new-id.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";

import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { seatingTables } from "#app/plan/schema/seating.schema.ts";

const mostAtOnce = 100;
const mostSeats = 500;

/** Adds some tables of one size; their numbers continue those of the room. */
export function AddTables({ event, tables }: { event: string; tables: readonly TableSeating[] }) {
  const id = useId();
  const step = useTransaction();
  const [wasPressed, setWasPressed] = useState(false);
  const [count, setCount] = useState("10");
  const [seats, setSeats] = useState("10");
  const isSound = isWhole(count, mostAtOnce) && isWhole(seats, mostSeats);
  const isRefused = wasPressed && !isSound;
  const add = () =>
    step((document) => {
      const last = Math.max(
        0,
        ...tables.map(({ table }) => Number(/^Table (\d{1,4})$/.exec(table.name)?.[1] ?? 0)),
      );
      for (let number = last + 1; number <= last + Number(count); number += 1)
        putRow(seatingTables, document, newId(), { event, name: `Table ${number}`, seats: Number(seats) });
    });
  return (
    <form
      className="add-tables"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setWasPressed(!isSound);
        if (isSound) add();
      }}
    >
      <label>
        <span className="field__label">Tables</span>
        <input
          className="input"
          inputMode="numeric"
          value={count}
          aria-invalid={!isWhole(count, mostAtOnce)}
          aria-describedby={isRefused ? id : undefined}
          onChange={({ currentTarget }) => setCount(currentTarget.value)}
        />
      </label>
      <label>
        <span className="field__label">Seats at each</span>
        <input
          className="input"
          inputMode="numeric"
          value={seats}
          aria-invalid={!isWhole(seats, mostSeats)}
          aria-describedby={isRefused ? id : undefined}
          onChange={({ currentTarget }) => setSeats(currentTarget.value)}
        />
      </label>
      <button className="button button--line button--small">Add tables</button>
      <output>
        {isRefused && (
          <FieldError id={id} error={`enter 1 to ${mostAtOnce} tables with 1 to ${mostSeats} seats each`} />
        )}
      </output>
    </form>
  );
}

function isWhole(typed: string, most: number): boolean {
  return /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
}
