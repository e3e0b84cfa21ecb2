import { householdsByName } from "#app/plan/rules/guests/household-order.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";

/** An invited household, and whether it has answered. */
export type InvitedHousehold = {
  id: string;
  name: string;
  people: number;
  isAnswered: boolean;
  /** How many of its guests were added after its answer and have none yet. */
  open: number;
};

/** Households that are invited to anything, sorted by name; an answer for one event counts as answered. */
export function invitedHouseholds(
  households: readonly HouseholdRow[],
  cellsOf: (household: string) => ReadonlyMap<string, Answer>,
): InvitedHousehold[] {
  return householdsByName(households).flatMap(({ id, name }) => {
    const cells = [...cellsOf(id).values()].filter(({ invited }) => invited > 0);
    if (cells.length === 0) return [];
    const people = Math.max(...cells.map(({ invited }) => invited));
    const isAnswered = cells.some(({ coming }) => coming !== null);
    const added = new Set(cells.flatMap(({ open }) => open ?? []));
    return [{ id, name, people, isAnswered, open: added.size }];
  });
}
