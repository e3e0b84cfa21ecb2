import { addToTally, noTally, type Tally } from "./tally.ts";
import type { Invitation } from "./guest-tables.ts";

/** How many people an event has to be ready for. */
export type Headcount = Tally & {
  /** With how many to reckon: all who are invited, by the list or by the couple's estimate, without those who declined. Null where nobody said. */
  expected: number | null;
  /** The couple's estimate, where the number comes from it; null where it comes from the guest list. */
  planned: number | null;
};

/**
 * @param invited the cells of the event's column in the guest list
 * @param planned how many the couple wrote at the event or, failing that, for the wedding
 * @param isComplete whether the couple says that everybody is on the list
 */
export function headcount(
  invited: Iterable<Invitation>,
  planned: number | null,
  isComplete: boolean,
): Headcount {
  let tally = noTally;
  for (const invitation of invited) tally = addToTally(tally, invitation);
  return headcountOf(tally, planned, isComplete);
}

/**
 * The same from invitations that were counted already. A list that is still being typed never counts for
 * less than the estimate: the hall and the dinner are for those who are not on it yet, too.
 */
export function headcountOf(tally: Tally, planned: number | null, isComplete: boolean): Headcount {
  const { invited, declined } = tally;
  const isListed = invited > 0 && (isComplete || planned === null || invited >= planned);
  if (isListed) return { ...tally, expected: invited - declined, planned: null };
  return { ...tally, expected: planned === null ? null : planned - declined, planned };
}

/** How many the wedding as a whole has to be ready for: as its largest event in the guest list. */
export function guestsOfWedding(
  tallies: Iterable<Tally>,
  planned: number | null,
  isComplete: boolean,
): number | null {
  let largest = noTally;
  for (const tally of tallies) if (tally.invited > largest.invited) largest = tally;
  return headcountOf(largest, planned, isComplete).expected;
}
