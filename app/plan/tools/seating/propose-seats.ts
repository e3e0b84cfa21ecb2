import type { Household, LaidTable, Party, SeatedEvent } from "#app/plan/seating/seated-event.ts";

/** A household that is given a seat at a table. */
export type Placement = { household: string; table: string; people: number };

type Filling = { id: string; free: number; parties: Pick<Party, "household" | "people">[] };

/**
 * Proposes seats for all who have none: the largest households first, each at the table where most people
 * of its side and its tags sit, and of those where the fewest seats are left over. No table is over-filled
 * and no household split; who fits nowhere is left out.
 */
export function fillTables({ tables, unseated }: SeatedEvent): Placement[] {
  const filling = tables.map(({ table, free, parties }: LaidTable): Filling => ({
    id: table.id,
    free,
    parties: [...parties],
  }));
  const waiting = unseated.toSorted(
    (a, b) => b.people - a.people || (a.household.id < b.household.id ? -1 : 1),
  );
  return waiting.flatMap(({ household, people }) => {
    const table = bestTable(filling, household, people);
    if (table === null) return [];
    table.free -= people;
    table.parties.push({ household, people });
    return [{ household: household.id, table: table.id, people }];
  });
}

function bestTable(tables: readonly Filling[], household: Household, people: number): Filling | null {
  let best: { table: Filling; nearness: number } | null = null;
  for (const table of tables) {
    if (table.free < people) continue;
    const nearness = nearnessTo(table, household);
    const isBetter =
      best === null ||
      nearness > best.nearness ||
      (nearness === best.nearness && table.free < best.table.free);
    if (isBetter) best = { table, nearness };
  }
  return best?.table ?? null;
}

/** How near the people of a table are to a household, on average; an empty table is neither near nor far. */
function nearnessTo({ parties }: Filling, household: Household): number {
  let people = 0;
  let nearness = 0;
  for (const party of parties) {
    people += party.people;
    nearness += party.people * kinship(party.household, household);
  }
  return people === 0 ? 0 : nearness / people;
}

function kinship(one: Household, other: Household): number {
  const tags = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const ofOneSide = one.side !== null && one.side === other.side;
  const ofTwoSides =
    one.side !== null && other.side !== null && !ofOneSide && ![one.side, other.side].includes("both");
  return 2 * Math.min(tags, 2) + (ofOneSide ? 1 : 0) - (ofTwoSides ? 1 : 0);
}
