import type { GuestRow } from "#app/plan/schema/guests.schema.ts";

/** What the form says that seats some people of a party. */
export type SeatChoice = {
  /** How many people move. */
  wanted: number;
  /** Whether the party has as many. */
  isCount: boolean;
  /** Whether to ask which named guests are among them. */
  asksWho: boolean;
  /** Ids of the chosen guests who are still in the party: other devices can move them too. */
  chosen: readonly string[];
  /** Why nobody can be seated like this; '' where they can. */
  problem: string;
};

/**
 * Reads the form that seats some people of a party.
 * @param count the typed number of people
 * @param people all of the party
 * @param named its named guests, as they are now
 * @param who ids of the guests who were ticked
 */
export function readSeatChoice(
  count: string,
  people: number,
  named: readonly Pick<GuestRow, "id">[],
  who: readonly string[],
): SeatChoice {
  const wanted = Number(count);
  const isCount = Number.isInteger(wanted) && wanted >= 1 && wanted <= people;
  const asksWho = isCount && wanted < people && named.length > 0;
  const chosen = who.filter((id) => named.some((guest) => guest.id === id));
  const choice = { wanted, isCount, asksWho, chosen };
  if (!isCount) return { ...choice, problem: `Enter a number from 1 to ${people}.` };
  if (asksWho && chosen.length > wanted)
    return { ...choice, problem: `Choose up to ${wanted}, or move more people.` };
  return { ...choice, problem: "" };
}
