import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import type { GuestRow } from "#app/plan/schema/guests.schema.ts";

import { tableName } from "#app/plan/rules/seating/table-name.ts";
import type { SeatedParty, SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";

/** The part of a room that a search leaves, and how many households and tables that are. */
export type FoundSeats = SeatingPlan & { households: number };

/** Tables by their name or by who sits at them, and unseated people, by a household's or a guest's name. */
export function findSeats(plan: SeatingPlan, guests: readonly GuestRow[], typed: string): FoundSeats | null {
  const wanted = foldName(typed);
  if (wanted === "") return null;
  const named = Map.groupBy(guests, ({ household }) => household);
  const isWanted = ({ household }: SeatedParty) =>
    [household.name, ...(named.get(household.id) ?? []).map(({ name }) => name)].some((name) =>
      foldName(name).includes(wanted),
    );
  const tables = plan.tables.filter(
    ({ table, parties }) => foldName(tableName(table.name)).includes(wanted) || parties.some(isWanted),
  );
  const unseated = plan.unseated.filter(isWanted);
  const households = tables.flatMap(({ parties }) => parties.filter(isWanted)).length + unseated.length;
  return { tables, unseated, households };
}
