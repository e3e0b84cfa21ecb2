import { useCallback, useMemo } from "react";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { households, invitations } from "#app/plan/guests/guest-tables.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useStep } from "#app/plan/session/use-step.ts";

import { fillTables } from "#app/plan/tools/seating/propose-seats.ts";
import { moveParty, type Move } from "#app/plan/tools/seating/move-party.ts";
import { seatEvent, toSeat, type SeatedEvent } from "./seated-event.ts";
import { packSeated, seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";

export type Seating = {
  laid: SeatedEvent;
  /** Moves some of a household; the plan's other devices follow. */
  move: (household: string, move: Move) => void;
  /** Seats those without a seat as it is proposed: one step of undoing. @returns how many households */
  fill: () => number;
};

/** Who sits where at an event, and how to change it. */
export function useSeating(event: string): Seating {
  const { document } = usePlan();
  const tables = useRows(seatingTables);
  const known = useRows(households);
  const invited = useGrid(invitations);
  const seated = useGrid(seatedHouseholds);
  const step = useStep();
  const laid = useMemo(
    () => seatEvent({ event, tables, households: known, invited, seated }),
    [event, tables, known, invited, seated],
  );
  const move = useCallback(
    (household: string, what: Move) => {
      const all = toSeat(invited.cell(household, event));
      const moved = moveParty(placesOf(laid, household), all, what);
      putCell(seatedHouseholds, document, household, event, moved === null ? null : packSeated(moved));
    },
    [document, event, invited, laid],
  );
  const fill = useCallback(() => {
    const placed = fillTables(laid);
    step((plan) => {
      for (const { household, table, people } of placed) {
        const all = toSeat(invited.cell(household, event));
        const moved = moveParty(placesOf(laid, household), all, { from: null, to: table, people });
        putCell(seatedHouseholds, plan, household, event, moved === null ? null : packSeated(moved));
      }
    });
    return placed.length;
  }, [event, invited, laid, step]);
  return { laid, move, fill };
}

/** Where those of a household sit now, at tables that are there. */
function placesOf({ tables }: SeatedEvent, household: string) {
  return tables.flatMap(({ table, parties }) =>
    parties
      .filter((party) => party.household.id === household)
      .map(({ people }) => ({ table: table.id, people })),
  );
}
