import { useMemo } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { seatedHouseholds, seatingTables, seatingWishes } from "#app/plan/schema/seating.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { eventName } from "#app/plan/rules/schedule/event-name.ts";
import { seatingPlanOf } from "#app/plan/rules/seating/seating-plan.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import type { PlanConflict } from "#app/plan/ui/conflicts/conflict-list.tsx";
import { useAnswers } from "#app/plan/ui/use-answers.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { findSeatingConflicts } from "./seating-conflicts.ts";

/** What does not fit in the seating of an event. */
export type SeatingConflicts = { event: EventRow; conflicts: readonly PlanConflict[] };

/** The conflicts in one line: 'Reception seating: 2 conflicts'. */
export function describeSeating(seating: readonly SeatingConflicts[]): string {
  const [first, ...others] = seating;
  if (first === undefined) return "";
  const count = seating.reduce((sum, { conflicts }) => sum + conflicts.length, 0);
  if (others.length > 0) return `Seating of ${seating.length} events: ${count} conflicts`;
  const [only] = first.conflicts;
  return `${eventName(first.event)} seating: ${count === 1 && only !== undefined ? only.what : `${count} conflicts`}`;
}

/** What does not fit in the seating, by event; events without conflicts are left out. */
export function useSeatingConflicts(): SeatingConflicts[] {
  const held = useSortedEvents();
  const tables = useRows(seatingTables);
  const known = useRows(households);
  const invited = useAnswers();
  const seated = useGrid(seatedHouseholds);
  const wishes = useRows(seatingWishes);
  return useMemo(
    () =>
      held.flatMap((event) => {
        if (!tables.some((table) => table.event === event.id)) return [];
        const laid = seatingPlanOf({ event: event.id, tables, households: known, invited, seated });
        const conflicts = findSeatingConflicts(laid, wishes);
        return conflicts.length === 0 ? [] : [{ event, conflicts }];
      }),
    [held, tables, known, invited, seated, wishes],
  );
}
