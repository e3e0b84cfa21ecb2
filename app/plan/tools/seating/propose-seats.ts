import type { TableSeating, SeatedParty, SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { noWishes, type SeatingWishes } from "./seating-wishes.ts";

/** A household with its proposed table. */
export type SeatProposal = { household: string; table: string; people: number };

type Filling = { id: string; free: number; parties: Pick<SeatedParty, "household" | "people">[] };

/**
 * Proposes seats for everybody unseated: the largest households first, each at the table where most people of
 * its side and its tags sit, and of those where the fewest seats remain. No table is over-filled and no
 * household split; a household that fits nowhere is left out. Those to sit together go to one table if it has
 * room, and those to sit apart never do.
 */
export function proposeSeats(
  { tables, unseated }: SeatingPlan,
  wishes: SeatingWishes = noWishes,
): SeatProposal[] {
  const filling = tables.map(({ table, free, parties }: TableSeating): Filling => ({
    id: table.id,
    free,
    parties: [...parties],
  }));
  const waiting = unseated.toSorted(
    (a, b) => b.people - a.people || (a.household.id < b.household.id ? -1 : 1),
  );
  return waiting.flatMap(({ household, people }) => {
    const table = bestTable(filling, household, people, wishes);
    if (table === null) return [];
    table.free -= people;
    table.parties.push({ household, people });
    return [{ household: household.id, table: table.id, people }];
  });
}

function bestTable(
  tables: readonly Filling[],
  household: HouseholdRow,
  people: number,
  { together, apart }: SeatingWishes,
): Filling | null {
  const [near, far] = [together.get(household.id), apart.get(household.id)];
  let best: { table: Filling; nearness: number } | null = null;
  for (const table of tables) {
    if (table.free < people || table.parties.some((party) => far?.has(party.household.id))) continue;
    const isWanted = table.parties.some((party) => near?.has(party.household.id));
    const nearness = isWanted ? Number.POSITIVE_INFINITY : nearnessTo(table, household);
    const isBetter =
      best === null ||
      nearness > best.nearness ||
      (nearness === best.nearness && table.free < best.table.free);
    if (isBetter) best = { table, nearness };
  }
  return best?.table ?? null;
}

/** Average closeness of a table's people to a household; an empty table is neutral. */
function nearnessTo({ parties }: Filling, household: HouseholdRow): number {
  let people = 0;
  let nearness = 0;
  for (const party of parties) {
    people += party.people;
    nearness += party.people * kinship(party.household, household);
  }
  return people === 0 ? 0 : nearness / people;
}

function kinship(one: HouseholdRow, other: HouseholdRow): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const ofOneSide = one.side !== null && one.side === other.side;
  const ofTwoSides =
    one.side !== null && other.side !== null && !ofOneSide && ![one.side, other.side].includes("both");
  return 2 * Math.min(tags, 2) + (ofOneSide ? 1 : 0) - (ofTwoSides ? 1 : 0);
}
