import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import type { RsvpRow } from "#app/plan/schema/rsvp.schema.ts";

import { expectedPeople, type Answer } from "./answer.ts";

type Dishes = Pick<RsvpRow, "dishEvent" | "dishes">;

/** What guests choose from at an event: nothing at all others. */
export const dishesAt = (asked: Dishes | undefined, event: string): readonly string[] =>
  asked !== undefined && asked.dishEvent === event ? asked.dishes : [];

/**
 * Whether guests eat their dishes at an event: those of an imported list, and of an event that was removed, are
 * for no event in particular.
 */
export const areDishesServed = (
  asked: Dishes | undefined,
  event: string,
  events: readonly { id: string }[],
): boolean =>
  asked === undefined ||
  asked.dishes.length === 0 ||
  asked.dishEvent === event ||
  !events.some(({ id }) => id === asked.dishEvent);

/** Dishes by household: those of named people who come or may still come, in the order of the guest list. */
export function chosenDishes(
  people: readonly GuestRow[],
  isAbsent: (guest: GuestRow) => boolean,
): Map<string, string[]> {
  const chosen = Map.groupBy(
    people.filter((guest) => guest.meal.trim() !== "" && !isAbsent(guest)),
    ({ household }) => household,
  );
  return new Map(Array.from(chosen, ([id, own]) => [id, own.map(({ meal }) => meal.trim())]));
}

export type DishCounts = {
  /** By dish, in the couple's order; what it does not offer any more comes last. */
  counts: ReadonlyMap<string, number>;
  /** How many come or may still come without having chosen. */
  open: number;
};

/**
 * How often each dish of an event is wanted. Of a household no more count than come.
 * @param invited the invitations to the event, by household
 */
export function countDishes(
  dishes: readonly string[],
  chosen: ReadonlyMap<string, readonly string[]>,
  invited: Iterable<readonly [household: string, Answer | undefined]>,
): DishCounts {
  const counts = new Map(dishes.map((dish) => [dish, 0]));
  let open = 0;
  for (const [household, answer] of invited) {
    const expected = expectedPeople(answer);
    const own = (chosen.get(household) ?? []).slice(0, expected);
    for (const dish of own) counts.set(dish, (counts.get(dish) ?? 0) + 1);
    open += expected - own.length;
  }
  return { counts, open };
}

/** '40 Chicken, 30 Paneer, 2 not chosen yet' */
export const describeDishes = ({ counts, open }: DishCounts): string =>
  [...counts, ["not chosen yet", open] as const]
    .filter(([, people]) => people > 0)
    .map(([dish, people]) => `${people} ${dish}`)
    .join(", ");
