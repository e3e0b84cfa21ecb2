import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { countDiets, type DietaryHousehold } from "#app/plan/rules/guests/diet-counts.ts";

import type { SeatedParty, TableSeating } from "#app/plan/rules/seating/seating-plan.ts";

/** A diet or a dish, and for how many at a table. */
export type TableMeal = { name: string; people: number };

/**
 * What the kitchen sends to a table, by diet and by chosen dish. Of a household that is split between tables
 * it is unknown who sits where: its diets count at each of them, up to the people there.
 * @param choose whether each of them is asked for a dish: then it is said how many have not chosen
 */
export function tableMeals(
  parties: readonly SeatedParty[],
  asking: ReadonlyMap<string, DietaryHousehold>,
  dishes: ReadonlyMap<string, readonly string[]>,
  choose = false,
): TableMeal[] {
  const here = new Map(parties.map(({ household, people }) => [household.id, people]));
  const own = parties.flatMap(({ household }) => asking.get(household.id) ?? []);
  const { counts } = countDiets(own, (household) => {
    const people = here.get(household);
    return people === undefined ? undefined : { invited: people, coming: people };
  });
  const chosen = new Map<string, number>();
  let open = 0;
  for (const { household, people } of parties) {
    const eaten = (dishes.get(household.id) ?? []).slice(0, people);
    for (const dish of eaten) chosen.set(dish, (chosen.get(dish) ?? 0) + 1);
    open += people - eaten.length;
  }
  return [
    ...[...counts].map(([diet, people]) => ({ name: dietNames[diet], people })),
    ...[...chosen].map(([name, people]) => ({ name, people })),
    { name: "no dish yet", people: choose ? open : 0 },
  ].filter(({ people }) => people > 0);
}

/**
 * The same of all tables of a room. A household's dishes are served once, whichever of its tables it sits at.
 */
export function mealsByTable(
  tables: readonly TableSeating[],
  asking: ReadonlyMap<string, DietaryHousehold>,
  dishes: ReadonlyMap<string, readonly string[]>,
  choose: boolean,
): Map<string, TableMeal[]> {
  const left = new Map(dishes);
  return new Map(
    tables.map(({ table, parties }) => {
      const meals = tableMeals(parties, asking, left, choose);
      for (const { household, people } of parties)
        left.set(household.id, (left.get(household.id) ?? []).slice(people));
      return [table.id, meals];
    }),
  );
}

/** '3 Vegetarian, 1 Jain' */
export const describeMeals = (meals: readonly TableMeal[]): string =>
  meals.map(({ name, people }) => `${people} ${name}`).join(", ");
