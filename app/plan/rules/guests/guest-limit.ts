import { limitWarningShare, maxGuests } from "#app/plan/document/plan-limits.ts";

/** From this number on the page says that the room is nearly full. */
export const guestWarningCount = limitWarningShare * maxGuests;

/** The size that a household counts as; one without a number counts as one person. */
export const householdSize = ({ people }: { people: number | null }) => people ?? 1;

/**
 * What to say of an invitation for more people than a household has; null where there is nothing to say, as while
 * its number of people is open.
 */
export function warnAboutInvited(invited: number, { people }: { people: number | null }): string | null {
  if (people === null || invited <= people) return null;
  return `That’s more than ${people === 1 ? "the one person" : `the ${people}`} in this household.`;
}

/** How many people all households are, as `householdSize` counts them. */
export function countGuests(households: Iterable<{ people: number | null }>): number {
  let guests = 0;
  for (const household of households) guests += householdSize(household);
  return guests;
}
