import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import type { GuestRow } from "#app/plan/schema/guests.schema.ts";

import { tableName } from "#app/plan/rules/seating/table-name.ts";
import { namedPeople, partyId, type NamedParties } from "#app/plan/rules/seating/named-seats.ts";
import type { SeatedParty, SeatingPlan, TableSeating } from "#app/plan/rules/seating/seating-plan.ts";

/** The part of a room that a search leaves, and how many households and tables that are. */
export type FoundSeats = SeatingPlan & { households: number };

/**
 * Tables by their name or by who sits at them, and unseated people, by a household's or a guest's name.
 * @param present the named guests who come to the event, or may still come
 * @param named who of them sits in each party; where that is unknown, a guest is found wherever the household is
 */
export function findSeats(
  plan: SeatingPlan,
  present: readonly GuestRow[],
  named: NamedParties,
  typed: string,
): FoundSeats | null {
  const wanted = foldName(typed);
  if (wanted === "") return null;
  const ofHousehold = namedPeople(present);
  const isWanted = ({ household }: SeatedParty, at: string | null) => {
    const here = named.get(partyId(household.id, at)) ?? ofHousehold.get(household.id) ?? [];
    return [household, ...here].some(({ name }) => foldName(name).includes(wanted));
  };
  const wantedAt = ({ table, parties }: TableSeating) => parties.filter((party) => isWanted(party, table.id));
  const tables = plan.tables.filter(
    (one) => foldName(tableName(one.table.name)).includes(wanted) || wantedAt(one).length > 0,
  );
  const unseated = plan.unseated.filter((party) => isWanted(party, null));
  const parties = [...tables.flatMap(wantedAt), ...unseated];
  return { tables, unseated, households: new Set(parties.map(({ household }) => household.id)).size };
}
