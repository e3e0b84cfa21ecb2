import { useCallback, useMemo } from "react";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { households, type GuestRow } from "#app/plan/schema/guests.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useAnswers } from "#app/plan/ui/use-answers.ts";

import { proposeSeats } from "./propose-seats.ts";
import { expectedPeople } from "#app/plan/rules/guests/answer.ts";
import { moveParty, type PartyMove } from "#app/plan/rules/seating/move-party.ts";
import {
  guestsWhoMove,
  namedParties,
  partyId,
  type NamedParties,
} from "#app/plan/rules/seating/named-seats.ts";
import { seatingPlanOf, type SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { wishesByHousehold } from "./seating-wishes.ts";
import {
  namedSeats,
  packSeatAssignments,
  seatedHouseholds,
  seatingTables,
  seatingWishes,
  withoutSeat,
} from "#app/plan/schema/seating.schema.ts";

export type Seating = {
  laid: SeatingPlan;
  /** Who sits in each party, as far as people have names. */
  named: NamedParties;
  /**
   * Moves some people of a household; the plan's other devices follow.
   * @param chosen ids of guests who are to be among them
   */
  move: (household: string, move: PartyMove, chosen: readonly string[]) => void;
  /**
   * Seats unseated guests as proposed: one undo step.
   * @returns how many households
   */
  fill: () => number;
};

/**
 * The seating of an event, and functions that change it.
 * @param present the named guests who come to the event, or may still come
 */
export function useSeating(event: string, present: readonly GuestRow[]): Seating {
  const tables = useRows(seatingTables);
  const known = useRows(households);
  const invited = useAnswers();
  const seated = useGrid(seatedHouseholds);
  const wishes = useRows(seatingWishes);
  const seats = useGrid(namedSeats);
  const step = useTransaction();
  const laid = useMemo(
    () => seatingPlanOf({ event, tables, households: known, invited, seated }),
    [event, tables, known, invited, seated],
  );
  const named = useMemo(
    () => namedParties(laid, present, (guest) => seats.cell(guest, event)),
    [event, laid, present, seats],
  );
  const move = useCallback(
    (household: string, what: PartyMove, chosen: readonly string[]) => {
      const all = expectedPeople(invited.cell(household, event));
      const places = placesOf(laid, household);
      const moved = moveParty(places, all, what);
      const here = places.reduce((sum, { people }) => sum + people, 0);
      const before = places.find(({ table }) => table === what.from)?.people ?? all - here;
      const movers = guestsWhoMove(
        named.get(partyId(household, what.from)) ?? [],
        before,
        what.people,
        chosen,
      );
      const stays = [null, ...places.map(({ table }) => table)];
      step((plan) => {
        putCell(seatedHouseholds, plan, household, event, moved === null ? null : packSeatAssignments(moved));
        for (const table of stays)
          for (const { id } of named.get(partyId(household, table)) ?? []) {
            const seat = (movers.includes(id) ? what.to : table) ?? withoutSeat;
            putCell(namedSeats, plan, id, event, moved === null || moved.length === 1 ? null : seat);
          }
      });
    },
    [event, invited, laid, named, step],
  );
  const fill = useCallback(() => {
    const placed = proposeSeats(laid, wishesByHousehold(wishes));
    step((plan) => {
      for (const { household, table, people } of placed) {
        const all = expectedPeople(invited.cell(household, event));
        const moved = moveParty(placesOf(laid, household), all, { from: null, to: table, people });
        putCell(seatedHouseholds, plan, household, event, moved === null ? null : packSeatAssignments(moved));
      }
    });
    return placed.length;
  }, [event, invited, laid, step, wishes]);
  return { laid, named, move, fill };
}

/** Present seats of a household, at existing tables. */
function placesOf({ tables }: SeatingPlan, household: string) {
  return tables.flatMap(({ table, parties }) =>
    parties
      .filter((party) => party.household.id === household)
      .map(({ people }) => ({ table: table.id, people })),
  );
}
