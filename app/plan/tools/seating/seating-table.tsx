import { memo } from "react";

import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { partyName } from "./party-card.tsx";
import { PartyList } from "./party-list.tsx";
import { tableElementId, useCarried, useSeatingActions } from "./pick-up-context.ts";
import { RoundTable } from "./round-table.tsx";
import { tableName } from "#app/plan/rules/seating/table-name.ts";
import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { TableFields } from "./table-fields.tsx";

type SeatingTableProps = {
  laid: TableSeating;
  /** Diets and dishes at this table, in a line; '' where none is known. */
  meals: string;
  isOpen: boolean;
  toggle: (table: string, isOpen: boolean) => void;
};

/** A table in a row: who sits there, and what they eat; opened, its households can be moved. */
export const SeatingTable = memo(function SeatingTable({ laid, meals, isOpen, toggle }: SeatingTableProps) {
  const { table, parties, taken, free } = laid;
  const mayEdit = useCanEdit();
  const name = tableName(table.name);
  const panel = `${tableElementId(table.id)}-panel`;
  const isOver = free < 0;
  return (
    <li className="seating-table" data-drop={table.id} data-over-full={isOver || undefined}>
      <div className="seating-table__row">
        <RoundTable seats={table.seats ?? 0} taken={taken} />
        <h4 className="heading-small">
          <button
            type="button"
            id={tableElementId(table.id)}
            className="seating-table__open"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => toggle(table.id, !isOpen)}
          >
            {name}
          </button>
        </h4>
        <p className="seating-table__free">
          {isOver ? (
            <strong>{-free} too many</strong>
          ) : table.seats === null ? (
            "Seats not set"
          ) : free === 0 ? (
            "Full"
          ) : (
            `${free} of ${table.seats ?? 0} seats free`
          )}
        </p>
        <Icon name="chevron" />
        {((!isOpen && parties.length > 0) || meals !== "") && (
          <div className="seating-table__about">
            {!isOpen && parties.length > 0 && (
              <p className="seating-table__families">{parties.map(partyName).join(", ")}</p>
            )}
            {meals !== "" && <p>{meals}</p>}
          </div>
        )}
        <SeatHere table={table.id} name={name} />
      </div>
      <div id={panel} className="seating-table__panel" hidden={!isOpen}>
        {isOpen && (
          <>
            {parties.length === 0 ? (
              <p className="note">Nobody sits here yet.</p>
            ) : (
              <PartyList parties={parties} from={table.id} />
            )}
            {mayEdit && <TableFields table={table} />}
          </>
        )}
      </div>
    </li>
  );
});

/** While somebody is picked up: seats them at this table. */
function SeatHere({ table, name }: { table: string; name: string }) {
  const carried = useCarried();
  const { put } = useSeatingActions();
  if (carried === null || carried.from === table) return null;
  return (
    <button
      type="button"
      className="button button--line button--small seating-table__seat"
      onClick={() => put(carried, table, carried.party.people)}
    >
      Seat here
      <span className="visually-hidden"> at {name}</span>
    </button>
  );
}
