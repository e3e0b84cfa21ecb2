import { addToCounts, zeroInvitationCounts, type InvitationCounts } from "./invitation-counts.ts";
import type { Answer } from "./answer.ts";

/** How many people an event has to be ready for. */
export type Headcount = InvitationCounts & {
  /**
   * The expected number: everybody invited, by the list or by the couple's estimate, without those who
   * declined. Null where unknown.
   */
  expected: number | null;
  /** The couple's estimate, where the number comes from it; null where it comes from the guest list. */
  planned: number | null;
};

/**
 * @param invited the answers of the event's column in the guest list
 * @param planned the couple's number for the event or, failing that, for the wedding
 * @param isComplete whether the couple says that everybody is on the list
 */
export function headcountOfInvitations(
  invited: Iterable<Answer>,
  planned: number | null,
  isComplete: boolean,
): Headcount {
  let counts = zeroInvitationCounts;
  for (const invitation of invited) counts = addToCounts(counts, invitation);
  return headcountOfCounts(counts, planned, isComplete);
}

/**
 * The same from invitations that are already counted. An unfinished list never counts for less than the
 * estimate: the hall and the dinner are also for those who are not on it yet.
 */
export function headcountOfCounts(
  counts: InvitationCounts,
  planned: number | null,
  isComplete: boolean,
): Headcount {
  const { invited, declined } = counts;
  const isListed = invited > 0 && (isComplete || planned === null || invited >= planned);
  if (isListed) return { ...counts, expected: invited - declined, planned: null };
  return { ...counts, expected: planned === null ? null : planned - declined, planned };
}

/** How many the wedding as a whole has to be ready for: its largest event in the guest list. */
export function weddingHeadcount(
  eventCounts: Iterable<InvitationCounts>,
  planned: number | null,
  isComplete: boolean,
): number | null {
  let largest = zeroInvitationCounts;
  for (const counts of eventCounts) if (counts.invited > largest.invited) largest = counts;
  return headcountOfCounts(largest, planned, isComplete).expected;
}
