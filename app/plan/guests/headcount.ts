import { addToTally, noTally, type Tally } from "./tally.ts";
import type { Invitation } from "./guest-tables.ts";

/** How many people an event has to be ready for. */
export type Headcount = Tally & {
  /** With how many to reckon: who comes and who has not answered; without a guest list the number that the couple wrote. Null where nobody said. */
  expected: number | null;
};

/**
 * @param invited the cells of the event's column in the guest list
 * @param planned how many the couple wrote at the event or, failing that, for the wedding
 */
export function headcount(invited: Iterable<Invitation>, planned: number | null): Headcount {
  let tally = noTally;
  for (const invitation of invited) tally = addToTally(tally, invitation);
  return headcountOf(tally, planned);
}

/** The same from invitations that were counted already. */
export function headcountOf(tally: Tally, planned: number | null): Headcount {
  return { ...tally, expected: tally.invited === 0 ? planned : tally.coming + tally.waiting };
}
