import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { countDiets, type DietaryHousehold } from "#app/plan/rules/guests/diet-counts.ts";

import type { SeatedParty } from "#app/plan/rules/seating/seating-plan.ts";

/** A diet or a dish, and for how many at a table. */
export type TableMeal = { name: string; people: number };

/**
 * What the kitchen sends to a table, by diet and by chosen dish. Of a household that is split between tables
 * it is unknown who sits where: its diets count at each of them, up to the people there.
 */
export function tableMeals(
  parties: readonly SeatedParty[],
  asking: ReadonlyMap<string, DietaryHousehold>,
  dishes: ReadonlyMap<string, readonly string[]>,
): TableMeal[] {
  const here = new Map(parties.map(({ household, people }) => [household.id, people]));
  const own = parties.flatMap(({ household }) => asking.get(household.id) ?? []);
  const { counts } = countDiets(own, (household) => {
    const people = here.get(household);
    return people === undefined ? undefined : { invited: people, coming: people };
  });
  const chosen = new Map<string, number>();
  for (const { household, people } of parties)
    for (const dish of (dishes.get(household.id) ?? []).slice(0, people))
      chosen.set(dish, (chosen.get(dish) ?? 0) + 1);
  return [
    ...[...counts].map(([diet, people]) => ({ name: dietNames[diet], people })),
    ...[...chosen].map(([name, people]) => ({ name, people })),
  ].filter(({ people }) => people > 0);
}

/** '3 Vegetarian, 1 Jain' */
export const describeMeals = (meals: readonly TableMeal[]): string =>
  meals.map(({ name, people }) => `${people} ${name}`).join(", ");
