import { useCallback, useMemo } from "react";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useTransaction } from "#app/plan/session/use-transaction.ts";
import { useAnswers } from "#app/plan/ui/use-answers.ts";

import { proposeSeats } from "./propose-seats.ts";
import { expectedPeople } from "#app/plan/rules/guests/answer.ts";
import { moveParty, type PartyMove } from "#app/plan/rules/seating/move-party.ts";
import { seatingPlanOf, type SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { wishesByHousehold } from "./seating-wishes.ts";
import {
  packSeatAssignments,
  seatedHouseholds,
  seatingTables,
  seatingWishes,
} from "#app/plan/schema/seating.schema.ts";

export type Seating = {
  laid: SeatingPlan;
  /** Moves some people of a household; the plan's other devices follow. */
  move: (household: string, move: PartyMove) => void;
  /**
   * Seats unseated guests as proposed: one undo step.
   * @returns how many households
   */
  fill: () => number;
};

/** The seating of an event, and functions that change it. */
export function useSeating(event: string): Seating {
  const { document } = usePlan();
  const tables = useRows(seatingTables);
  const known = useRows(households);
  const invited = useAnswers();
  const seated = useGrid(seatedHouseholds);
  const wishes = useRows(seatingWishes);
  const step = useTransaction();
  const laid = useMemo(
    () => seatingPlanOf({ event, tables, households: known, invited, seated }),
    [event, tables, known, invited, seated],
  );
  const move = useCallback(
    (household: string, what: PartyMove) => {
      const all = expectedPeople(invited.cell(household, event));
      const moved = moveParty(placesOf(laid, household), all, what);
      putCell(
        seatedHouseholds,
        document,
        household,
        event,
        moved === null ? null : packSeatAssignments(moved),
      );
    },
    [document, event, invited, laid],
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
  return { laid, move, fill };
}

/** Present seats of a household, at existing tables. */
function placesOf({ tables }: SeatingPlan, household: string) {
  return tables.flatMap(({ table, parties }) =>
    parties
      .filter((party) => party.household.id === household)
      .map(({ people }) => ({ table: table.id, people })),
  );
}
