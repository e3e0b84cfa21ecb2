import { useMemo } from "react";

import type { GridCells } from "#app/plan/document/plan-grid.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { chosenDishes, countDishes, dishesAt, type DishCounts } from "#app/plan/rules/guests/dish-counts.ts";
import type { absences } from "#app/plan/rules/rsvp/attendees.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

/**
 * How often each dish is wanted at the event with dishes, and its name.
 * @returns null where the couple offers none
 */
export function useDishCounts(
  events: readonly { id: string; name: string }[],
  cells: GridCells<Answer>,
  isAbsent: ReturnType<typeof absences>,
): (DishCounts & { event: string }) | null {
  const asked = useRow(rsvp, rsvpRowId);
  const people = useRows(guests);
  const known = useRows(households);
  return useMemo(() => {
    const event = events.find(({ id }) => dishesAt(asked, id).length > 0);
    if (event === undefined) return null;
    const chosen = chosenDishes(people, (guest) => isAbsent(event.id, guest));
    const invited = known.map(({ id }) => [id, cells.cell(id, event.id)] as const);
    return { event: event.name, ...countDishes(dishesAt(asked, event.id), chosen, invited) };
  }, [asked, cells, events, isAbsent, known, people]);
}
