import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";
import { countDiets, type DietaryHousehold } from "#app/plan/rules/guests/diet-counts.ts";

import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import { partyId, type NamedParties } from "#app/plan/rules/seating/named-seats.ts";
import type { SeatedParty, TableSeating } from "#app/plan/rules/seating/seating-plan.ts";

/** The named guests of a household at a table, as far as it is known, and the dishes that guests have chosen. */
type SittingGuests = {
  at: (household: string) => readonly GuestRow[] | undefined;
  dishesOf: (guests: readonly GuestRow[]) => readonly string[];
};

/** A diet or a dish, and for how many at a table. */
export type TableMeal = { name: string; people: number };

/**
 * What the kitchen sends to a table, by diet and by chosen dish. Of people without a name in a household that is
 * split between tables it is unknown who sits where: their diets count at each of them, up to the people there.
 * @param dishes of people of whom it is unknown where they sit
 * @param choose whether each of them is asked for a dish: then it is said how many have not chosen
 */
export function tableMeals(
  parties: readonly SeatedParty[],
  asking: ReadonlyMap<string, DietaryHousehold>,
  dishes: ReadonlyMap<string, readonly string[]>,
  choose = false,
  sitting?: SittingGuests,
): TableMeal[] {
  const here = new Map(parties.map(({ household, people }) => [household.id, people]));
  const known = (household: string) => sitting?.at(household);
  const own = parties.flatMap(({ household: { id } }) => {
    const one = asking.get(id);
    if (one === undefined) return [];
    const guests = known(id);
    const isHere = (guest: GuestRow) => guest.name === "" || guests?.includes(guest) !== false;
    return [{ ...one, named: one.named.filter(isHere) }];
  });
  const { counts } = countDiets(own, (household) => {
    const people = here.get(household);
    return people === undefined ? undefined : { invited: people, coming: people };
  });
  const chosen = new Map<string, number>();
  let open = 0;
  for (const { household, people } of parties) {
    const guests = known(household.id) ?? [];
    const eaten = [
      ...(sitting?.dishesOf(guests) ?? []),
      ...(dishes.get(household.id) ?? []).slice(0, people - guests.length),
    ];
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
  named: NamedParties = new Map(),
  dishesOf: (guests: readonly GuestRow[]) => readonly string[] = () => [],
): Map<string, TableMeal[]> {
  const left = new Map(dishes);
  return new Map(
    tables.map(({ table, parties }) => {
      const at = (household: string) => named.get(partyId(household, table.id));
      const meals = tableMeals(parties, asking, left, choose, { at, dishesOf });
      for (const { household, people } of parties) {
        const others = people - (at(household.id)?.length ?? 0);
        left.set(household.id, (left.get(household.id) ?? []).slice(others));
      }
      return [table.id, meals];
    }),
  );
}

/** '3 Vegetarian, 1 Jain' */
export const describeMeals = (meals: readonly TableMeal[]): string =>
  meals.map(({ name, people }) => `${people} ${name}`).join(", ");
