import { useCallback, useMemo, useState } from "react";

import { guests } from "#app/plan/schema/guests.schema.ts";
import { seatingWishes } from "#app/plan/schema/seating.schema.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { PrintSheets } from "#app/plan/ui/print-sheets/print-sheets.tsx";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { NoConflicts, ConflictList } from "#app/plan/ui/conflicts/conflict-list.tsx";

import { AddTables } from "./add-tables.tsx";
import { PickUpContext, unseatedTarget, partyElementId, type PickedParty } from "./pick-up-context.ts";
import { PartyCard } from "./party-card.tsx";
import { SeatPicker } from "./seat-picker.tsx";
import { seatingRows } from "./seating-rows.ts";
import { PrintSheetByName, PrintSheetByTable } from "./seating-print-sheets.tsx";
import { tableName, findSeatingConflicts } from "./seating-conflicts.ts";
import { SideLegend } from "./side-legend.tsx";
import { TableCard } from "./table-card.tsx";
import { findSeats } from "./find-seats.ts";
import { PlaceCards } from "./place-cards.tsx";
import { SeatSearch } from "./seat-search.tsx";
import { SeatingWishesPanel } from "./seating-wishes-panel.tsx";
import { useSeating } from "./use-seating.ts";
import { useTableMeals } from "./use-table-meals.ts";

type RoomProps = {
  event: string;
  name: string;
  /** Path of the guest list. */
  guestsPath: string;
};

/** The room of an event: its tables, and unseated guests. */
export function SeatingRoom({ event, name, guestsPath }: RoomProps) {
  const { laid, move, fill } = useSeating(event);
  const people = useRows(guests);
  const mayEdit = useCanEdit();
  const [carried, carry] = useState<PickedParty | null>(null);
  const [said, setSaid] = useState("");
  const { tables, unseated } = laid;
  const waiting = unseated.reduce((sum, party) => sum + party.people, 0);
  const seated = tables.reduce((sum, { taken }) => sum + taken, 0);
  const wishes = useRows(seatingWishes);
  const troubles = findSeatingConflicts(laid, wishes);
  const meals = useTableMeals(tables);
  const [typed, setTyped] = useState("");
  const found = useMemo(() => findSeats(laid, people, typed), [laid, people, typed]);
  const rows = useMemo(() => seatingRows(laid, people), [laid, people]);

  const put = useCallback(
    (picked: PickedParty, to: string | null, count: number) => {
      if (to === picked.from) return carry(null);
      // After seating one party the focus moves to the next.
      const next =
        unseated[unseated.findIndex(({ household }) => household.id === picked.party.household.id) + 1];
      move(picked.party.household.id, { from: picked.from, to, people: count });
      carry(null);
      const table = tables.find((one) => one.table.id === to);
      setSaid(
        `${picked.party.household.name}, ${count}: ${table === undefined ? "no seat" : tableName(table.table.name)}`,
      );
      const focus =
        picked.from === null && next !== undefined ? { party: next, from: null } : { ...picked, from: to };
      requestAnimationFrame(() =>
        document.getElementById(partyElementId(focus))?.focus({ preventScroll: true }),
      );
    },
    [move, tables, unseated],
  );
  const carrying = useMemo(() => ({ carried, carry, put }), [carried, put]);

  if (seated + waiting === 0 && tables.length === 0)
    return (
      <EmptyState
        emblem="caterers"
        heading={`No one is invited to ${name} yet`}
        action={
          <ThemeLink to={guestsPath} className="button button--primary">
            Add guests
          </ThemeLink>
        }
      >
        Invite households in your guest list, and you can seat them at tables here.
      </EmptyState>
    );
  return (
    <PickUpContext value={carrying}>
      {troubles.length > 0 && (
        <ConflictList
          heading={troubles.length === 1 ? "One thing does not fit" : `${troubles.length} things do not fit`}
          troubles={troubles}
        />
      )}
      {troubles.length === 0 && waiting === 0 && seated > 0 && (
        <NoConflicts>{`Everybody has a seat: ${seated} people at ${tables.length} tables.`}</NoConflicts>
      )}
      {tables.length > 0 && <SeatSearch typed={typed} change={setTyped} found={found} />}
      <div className="room">
        <section className="room__unseated" aria-labelledby="unseated-heading" data-drop={unseatedTarget}>
          <h3 className="heading-small" id="unseated-heading">
            Without a seat <small>{waiting}</small>
          </h3>
          <SideLegend />
          {mayEdit && tables.length > 0 && unseated.length > 0 && (
            <button
              type="button"
              className="button button--line button--small"
              onClick={() => {
                const households = fill();
                setSaid(`${households} households were seated`);
              }}
            >
              Propose seats
            </button>
          )}
          {unseated.length === 0 ? (
            <p className="note">{seated === 0 ? "No one is invited yet." : "Everyone is seated."}</p>
          ) : (
            <ul>
              {(found ?? laid).unseated.map((party) => (
                <li key={party.household.id}>
                  <PartyCard party={party} from={null} />
                </li>
              ))}
            </ul>
          )}
        </section>
        <section className="room__tables" aria-labelledby="tables-heading">
          <h3 className="heading-small" id="tables-heading">
            Tables <small>{tables.length}</small>
          </h3>
          {mayEdit && <AddTables event={event} tables={tables} />}
          <ul>
            {(found ?? laid).tables.map((one) => (
              <TableCard key={one.table.id} laid={one} meals={meals.get(one.table.id) ?? ""} />
            ))}
          </ul>
        </section>
      </div>
      {tables.length > 0 && <SeatingWishesPanel />}
      <SeatPicker tables={tables} />
      <output className="visually-hidden">{said}</output>
      {tables.length > 0 && (
        <PrintSheets
          papers={[
            {
              id: "by-table",
              name: `${name}: by table`,
              sheet: <PrintSheetByTable event={name} laid={laid} rows={rows} meals={meals} />,
            },
            {
              id: "by-name",
              name: `${name}: by name`,
              sheet: <PrintSheetByName event={name} rows={rows} />,
            },
            {
              id: "place-cards",
              name: `${name}: place cards`,
              sheet: <PlaceCards event={name} rows={rows} />,
            },
          ]}
        />
      )}
    </PickUpContext>
  );
}
