import { useMemo } from "react";

import { householdsWithDiets } from "#app/plan/rules/guests/diet-counts.ts";
import { areDishesServed, chosenDishes, dishesAt } from "#app/plan/rules/guests/dish-counts.ts";
import { households, type GuestRow } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRow, useRows } from "#app/plan/session/plan-provider.tsx";

import type { NamedParties } from "#app/plan/rules/seating/named-seats.ts";
import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { describeMeals, mealsByTable } from "./table-meals.ts";

/**
 * Diets and dishes of each table in a line, by the table's id.
 * @param present the named guests who come to the event, or may still come
 * @param named who of them sits in each party
 */
export function useTableMeals(
  event: string,
  tables: readonly TableSeating[],
  present: readonly GuestRow[],
  named: NamedParties,
): ReadonlyMap<string, string> {
  const known = useRows(households);
  const asked = useRow(rsvp, rsvpRowId);
  const held = useRows(events);
  const asking = useMemo(
    () => new Map(householdsWithDiets(known, present).map((one) => [one.household.id, one])),
    [known, present],
  );
  const served = areDishesServed(asked, event, held);
  const dishes = useMemo(() => {
    const sitting = new Set([...named.values()].flat());
    return chosenDishes(served ? present.filter((guest) => !sitting.has(guest)) : [], () => false);
  }, [named, present, served]);
  const choose = dishesAt(asked, event).length > 0;
  return useMemo(() => {
    const dishesOf = (guests: readonly GuestRow[]) => [
      ...chosenDishes(served ? guests : [], () => false).values(),
    ];
    const meals = mealsByTable(tables, asking, dishes, choose, named, (guests) => dishesOf(guests).flat());
    return new Map(Array.from(meals, ([table, of]) => [table, describeMeals(of)]));
  }, [tables, asking, dishes, choose, named, served]);
}
