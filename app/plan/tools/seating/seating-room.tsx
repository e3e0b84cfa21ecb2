import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";

import { guests } from "#app/plan/schema/guests.schema.ts";
import { seatingWishes } from "#app/plan/schema/seating.schema.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { useAbsences } from "#app/plan/ui/use-absences.ts";
import { NoConflicts, ConflictList } from "#app/plan/ui/conflicts/conflict-list.tsx";
import { rememberFocus } from "#app/plan/ui/surviving-focus.ts";
import { formatCount } from "#app/languages/site-language.ts";

import { AssumedGuests } from "./assumed-guests.tsx";
import { AddTables } from "./add-tables.tsx";
import {
  CarriedContext,
  NamedPartiesContext,
  SeatingActionsContext,
  partyElementId,
  tableElementId,
  unseatedTarget,
  type PickedParty,
} from "./pick-up-context.ts";
import { SeatPicker } from "./seat-picker.tsx";
import { seatingRows } from "#app/plan/rules/seating/seating-rows.ts";
import { tableName } from "#app/plan/rules/seating/table-name.ts";
import { describeFullRoom } from "./describe-full-room.ts";
import { findSeatingConflicts } from "./seating-conflicts.ts";
import { PrintedSeating } from "./printed-seating.tsx";
import { SeatingTable } from "./seating-table.tsx";
import { SideLegend } from "./side-legend.tsx";
import { findSeats } from "./find-seats.ts";
import { SeatSearch } from "./seat-search.tsx";
import { SeatingWishesPanel } from "./seating-wishes-panel.tsx";
import { UnseatedParties } from "./unseated-parties.tsx";
import { useOpenTables } from "./use-open-tables.ts";
import { useSeating } from "./use-seating.ts";
import { useTableMeals } from "./use-table-meals.ts";

type RoomProps = {
  event: string;
  name: string;
  /** Path of the guest list. */
  guestsPath: string;
};

/** The room of an event: its tables, and unseated guests. */
export const SeatingRoom = memo(function SeatingRoom({ event, name, guestsPath }: RoomProps) {
  const people = useRows(guests);
  const isAbsent = useAbsences();
  const present = useMemo(() => people.filter((guest) => !isAbsent(event, guest)), [event, isAbsent, people]);
  const { laid, named, move, fill } = useSeating(event, present);
  const mayEdit = useCanEdit();
  const [carried, carry] = useState<PickedParty | null>(null);
  const [said, setSaid] = useState("");
  const { tables, unseated } = laid;
  const waiting = unseated.reduce((sum, party) => sum + party.people, 0);
  const seated = tables.reduce((sum, { taken }) => sum + taken, 0);
  const wishes = useRows(seatingWishes);
  const conflicts = useMemo(() => findSeatingConflicts(laid, wishes), [laid, wishes]);
  const meals = useTableMeals(event, tables, present, named);
  const [typed, setTyped] = useState("");
  const found = useMemo(() => findSeats(laid, present, named, typed), [laid, present, named, typed]);
  const rows = useMemo(() => seatingRows(laid, present, named), [laid, present, named]);
  // The paper follows the press.
  const printed = useDeferredValue(useMemo(() => ({ laid, rows, meals }), [laid, rows, meals]));
  const { isOpen, toggle, areOpen, toggleAll } = useOpenTables(found?.tables.length ?? null);

  const latest = useRef({ laid, move });
  useEffect(() => {
    latest.current = { laid, move };
  });
  const put = useCallback(
    (picked: PickedParty, to: string | null, count: number, who: readonly string[] = []) => {
      carry(null);
      if (to === picked.from) return;
      const now = latest.current;
      // After seating one party the focus moves to the next.
      const { unseated: waitingNow } = now.laid;
      const next =
        waitingNow[waitingNow.findIndex(({ household }) => household.id === picked.party.household.id) + 1];
      now.move(picked.party.household.id, { from: picked.from, to, people: count }, who);
      const table = now.laid.tables.find((one) => one.table.id === to);
      setSaid(
        `${picked.party.household.name}, ${count}: ${table === undefined ? "no seat" : tableName(table.table.name)}`,
      );
      const focus =
        picked.from === null && next !== undefined ? { party: next, from: null } : { ...picked, from: to };
      requestAnimationFrame(() => {
        const card = document.getElementById(partyElementId(focus));
        // Where its table is closed, the table.
        const place = card ?? (to === null ? null : document.getElementById(tableElementId(to)));
        place?.focus({ preventScroll: true });
      });
    },
    [],
  );
  const actions = useMemo(() => ({ carry, put }), [put]);

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
  const shown = found ?? laid;
  return (
    <SeatingActionsContext value={actions}>
      <NamedPartiesContext value={named}>
        <CarriedContext value={carried}>
          <AssumedGuests event={event} name={name} laid={laid} />
          {conflicts.length > 0 && (
            <ConflictList
              heading={
                conflicts.length === 1 ? "One thing does not fit" : `${conflicts.length} things do not fit`
              }
              conflicts={conflicts}
            />
          )}
          {conflicts.length === 0 && waiting === 0 && seated > 0 && (
            <NoConflicts>{describeFullRoom(tables)}</NoConflicts>
          )}
          {tables.length > 0 && <SeatSearch typed={typed} change={setTyped} found={found} />}
          <div className="room">
            <section className="room__unseated" aria-labelledby="unseated-heading" data-drop={unseatedTarget}>
              <h3 className="heading-small" id="unseated-heading">
                Without a seat <small>{waiting === 1 ? "1 guest" : `${formatCount(waiting)} guests`}</small>
              </h3>
              <SideLegend />
              {mayEdit && tables.length > 0 && unseated.length > 0 && (
                <button
                  type="button"
                  className="button button--line button--small"
                  onClick={() => {
                    const focusNearby = rememberFocus();
                    const households = fill();
                    // Once everyone is seated, the button is gone.
                    requestAnimationFrame(focusNearby);
                    setSaid(`${formatCount(households)} households were seated`);
                  }}
                >
                  Propose seats
                </button>
              )}
              {unseated.length === 0 ? (
                <p className="note">
                  {seated > 0 ? (
                    "Everyone is seated."
                  ) : (
                    <>
                      No one is invited yet.{" "}
                      <ThemeLink to={guestsPath} className="text-link">
                        Add guests
                      </ThemeLink>
                    </>
                  )}
                </p>
              ) : (
                <UnseatedParties parties={shown.unseated} />
              )}
            </section>
            <section className="room__tables" aria-labelledby="tables-heading">
              <div className="room__head">
                <h3 className="heading-small" id="tables-heading">
                  Tables <small>{tables.length}</small>
                </h3>
                {tables.length > 1 && (
                  <button type="button" className="text-link" onClick={toggleAll}>
                    {areOpen ? "Close all" : "Open all"}
                  </button>
                )}
              </div>
              {mayEdit && <AddTables event={event} tables={tables} />}
              <ul>
                {shown.tables.map((one) => (
                  <SeatingTable
                    key={one.table.id}
                    laid={one}
                    meals={meals.get(one.table.id) ?? ""}
                    isOpen={isOpen(one)}
                    toggle={toggle}
                  />
                ))}
              </ul>
            </section>
          </div>
          {tables.length > 0 && <SeatingWishesPanel />}
          <SeatPicker tables={tables} />
          <output className="visually-hidden">{said}</output>
          {tables.length > 0 && <PrintedSeating name={name} {...printed} />}
        </CarriedContext>
      </NamedPartiesContext>
    </SeatingActionsContext>
  );
});
