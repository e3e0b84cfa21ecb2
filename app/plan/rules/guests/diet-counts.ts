import { diets, type GuestRow, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";

import { expectedPeople, type Answer } from "./answer.ts";

export type DietCounts = {
  counts: ReadonlyMap<(typeof diets)[number], number>;
  /** Allergies and restrictions, as guests wrote them. */
  allergies: { who: string; what: string }[];
};

/** A household with diets for the caterer, and its named people. */
export type DietaryHousehold = { household: HouseholdRow; named: readonly GuestRow[] };

const asks = ({ diets: eaten, allergies }: HouseholdRow | GuestRow) =>
  eaten.length > 0 || allergies.trim() !== "";

/** Those of whom a diet or an allergy is known. */
export function householdsWithDiets(
  households: readonly HouseholdRow[],
  people: readonly GuestRow[],
): DietaryHousehold[] {
  const ofHousehold = Map.groupBy(people, ({ household }) => household);
  return households
    .map((household) => ({ household, named: ofHousehold.get(household.id) ?? [] }))
    .filter(({ household, named }) => asks(household) || named.some(asks));
}

/**
 * What an event's caterer has to know: for each diet, how many of those who come or may still come ask for
 * it. A household's diet counts for all of its invited people; a named person's diet, for one.
 * @param isAbsent whether a named person is known not to come
 */
export function countDiets(
  asking: readonly DietaryHousehold[],
  answerOf: (household: string) => Answer | undefined,
  isAbsent: (guest: GuestRow) => boolean = () => false,
): DietCounts {
  const counts = new Map(diets.map((diet) => [diet, 0]));
  const allergies: DietCounts["allergies"] = [];
  for (const { household, named: all } of asking) {
    const expected = expectedPeople(answerOf(household.id));
    if (expected === 0) continue;
    const named = all.filter((guest) => !isAbsent(guest));
    for (const diet of new Set([household, ...named].flatMap((of) => of.diets))) {
      const own = named.filter((guest) => guest.diets.includes(diet)).length;
      const asked = household.diets.includes(diet) ? expected : Math.min(own, expected);
      counts.set(diet, (counts.get(diet) ?? 0) + asked);
    }
    for (const { name, allergies: what } of [household, ...named])
      if (what.trim() !== "") allergies.push({ who: name, what: what.trim() });
  }
  return { counts, allergies };
}
