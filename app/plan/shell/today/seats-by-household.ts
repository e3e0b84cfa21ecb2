import type { ForeignChange } from "#app/plan/session/changes/changes-since.ts";
import { seatedHouseholds } from "#app/plan/schema/seating.schema.ts";

/**
 * Changes in which a named guest's seat is one of the household's: to seat a household at two tables writes its own
 * cell and one for each of its named guests.
 * @param householdOf the household of a guest; undefined where the id is no guest's
 */
export function seatsByHousehold(
  changes: readonly ForeignChange[],
  householdOf: (id: string) => string | undefined,
): ForeignChange[] {
  const ofHousehold = new Map<string, ForeignChange>();
  return changes.flatMap((change) => {
    if (change.table !== seatedHouseholds.name) return change;
    const id = householdOf(change.id) ?? change.id;
    const key = JSON.stringify([change.editor, id]);
    const first = ofHousehold.get(key);
    if (first === undefined) {
      const seats = { ...change, id, fields: [...change.fields] };
      ofHousehold.set(key, seats);
      return seats;
    }
    first.fields = [...new Set([...first.fields, ...change.fields])];
    return [];
  });
}
