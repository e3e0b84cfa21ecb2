import { limitWarningShare, maxGuests } from "#app/plan/document/plan-limits.ts";

/** From this number on the page says that the room is nearly full. */
export const guestWarningCount = limitWarningShare * maxGuests;

/** The size that a household counts as; one without a number counts as one person. */
export const householdSize = ({ people }: { people: number | null }) => people ?? 1;

export function countGuests(households: Iterable<{ people: number | null }>): number {
  let guests = 0;
  for (const household of households) guests += householdSize(household);
  return guests;
}
