/** How many guests a plan has room for, those without a name included. */
export const mostGuests = 5000;
/** From so many on the page says that the room comes to its end. */
export const manyGuests = 0.8 * mostGuests;

/** How many a household is reckoned as; one that does not say how many it is counts as one. */
export const peopleOf = ({ people }: { people: number | null }) => people ?? 1;

export function countGuests(households: Iterable<{ people: number | null }>): number {
  let guests = 0;
  for (const household of households) guests += peopleOf(household);
  return guests;
}
