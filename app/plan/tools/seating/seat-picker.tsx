import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";

import {
  unseatedTarget,
  partyElementId,
  useCarried,
  useNamedGuests,
  useSeatingActions,
  type PickedParty,
} from "./pick-up-context.ts";
import { readSeatChoice } from "./seat-choice.ts";
import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { tableName } from "#app/plan/rules/seating/table-name.ts";

/** Chooses the table of the picked-up people: with the arrow keys and Enter, or by tapping. */
export function SeatPicker({ tables }: { tables: readonly TableSeating[] }) {
  const carried = useCarried();
  if (carried === null) return null;
  return <SeatForm key={partyElementId(carried)} carried={carried} tables={tables} />;
}

function SeatForm({ carried, tables }: { carried: PickedParty; tables: readonly TableSeating[] }) {
  const { carry, put } = useSeatingActions();
  const { household, people } = carried.party;
  const others = tables.filter(({ table }) => table.id !== carried.from);
  const fitting = others.find(({ free }) => free >= people);
  const [to, setTo] = useState(fitting?.table.id ?? others[0]?.table.id ?? unseatedTarget);
  const [count, setCount] = useState(String(people));
  const named = useNamedGuests(carried);
  const [who, setWho] = useState<readonly string[]>([]);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => select.current?.focus({ preventScroll: true }), []);
  const { wanted, isCount, asksWho, chosen, problem } = readSeatChoice(count, people, named, who);
  const problemId = useId();
  const seat = () => {
    if (problem !== "") return;
    put(carried, to === unseatedTarget ? null : to, wanted, asksWho ? chosen : []);
  };
  const putBack = ({ key }: KeyboardEvent) => key === "Escape" && carry(null);
  const onKeyDown = (event: KeyboardEvent) => {
    putBack(event);
    // In some browsers Enter opens a select; here it seats them.
    if (event.key !== "Enter" || event.currentTarget !== event.target) return;
    seat();
    event.preventDefault();
  };
  return (
    <form
      className="seat-bar"
      aria-label={`Seat ${household.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        seat();
      }}
    >
      <label className="seat-bar__where">
        <span className="field__label">{household.name} to</span>
        <select
          ref={select}
          className="input"
          value={to}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
          onKeyDown={onKeyDown}
        >
          {others.map(({ table, taken, free }) => (
            <option key={table.id} value={table.id}>
              {`${tableName(table.name)}: ${taken} of ${table.seats ?? 0} taken${free < people ? ", too small for all" : ""}`}
            </option>
          ))}
          {carried.from !== null && <option value={unseatedTarget}>No seat</option>}
        </select>
      </label>
      {people > 1 && (
        <label>
          <span className="field__label">How many of {people}</span>
          <input
            className="input"
            inputMode="numeric"
            value={count}
            aria-invalid={!isCount}
            aria-describedby={problemId}
            onChange={({ currentTarget }) => setCount(currentTarget.value)}
            onKeyDown={putBack}
          />
        </label>
      )}
      {asksWho && (
        <fieldset className="seat-bar__who">
          <legend className="field__label">Who moves</legend>
          {named.map(({ id, name }) => (
            <label key={id} className="choice">
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  setWho(checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
                onKeyDown={putBack}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <output id={problemId} className={problem === "" ? "visually-hidden" : "plan__error"}>
        {problem}
      </output>
      <button
        className="button button--primary button--small"
        disabled={problem !== ""}
        aria-describedby={problemId}
        onKeyDown={putBack}
      >
        Seat
      </button>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => carry(null)}
        onKeyDown={putBack}
      >
        Put back
      </button>
    </form>
  );
}
