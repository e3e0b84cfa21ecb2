import { alphabetically } from "#app/languages/alphabetically.ts";
import { areDishesServed, dishesAt } from "#app/plan/rules/guests/dish-counts.ts";
import { mainDinner } from "#app/plan/rules/seating/main-dinner.ts";
import type { RsvpRow } from "#app/plan/schema/rsvp.schema.ts";

/**
 * The dishes on an event's menu: those that the couple offers there, in its order. What guests have chosen for no
 * event in particular, such as in an imported list, is served at the main dinner.
 * @param held the couple's events
 * @param meals what each guest has chosen
 */
export function menuDishes(
  asked: Pick<RsvpRow, "dishEvent" | "dishes"> | undefined,
  event: string,
  held: readonly { id: string; kind: string }[],
  meals: readonly string[],
): readonly string[] {
  const offered = dishesAt(asked, event);
  if (offered.length > 0) return offered;
  if (mainDinner(held)?.id !== event || !areDishesServed(asked, event, held)) return [];
  return [...new Set(meals.map((meal) => meal.trim()))]
    .filter((meal) => meal !== "")
    .toSorted(alphabetically);
}
