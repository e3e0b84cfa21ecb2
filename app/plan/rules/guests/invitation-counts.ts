import { countAnswer, type Answer } from "./answer.ts";

/** The invitations to an event, counted in people. */
export type InvitationCounts = {
  invited: number;
  coming: number;
  declined: number;
  /** Invited, without an answer yet. */
  waiting: number;
};

export const zeroInvitationCounts: InvitationCounts = { invited: 0, coming: 0, declined: 0, waiting: 0 };

/** @param times -1 subtracts the invitation again */
export function addToCounts(counts: InvitationCounts, answer: Answer, times: 1 | -1 = 1): InvitationCounts {
  const { invited, coming, declined, waiting } = countAnswer(answer);
  return {
    invited: counts.invited + times * invited,
    coming: counts.coming + times * coming,
    declined: counts.declined + times * declined,
    waiting: counts.waiting + times * waiting,
  };
}

/** Of a household, by event. */
export type InvitationsByEvent = ReadonlyMap<string, Answer>;

/**
 * Counts by event after some households' invitations have changed. Only these households are recounted: a
 * thousand households at eight events are too many cells to sum at each press.
 * @param changes previous and new invitations of each of these households
 */
export function updateCounts(
  before: ReadonlyMap<string, InvitationCounts>,
  changes: Iterable<{ was: InvitationsByEvent; is: InvitationsByEvent }>,
): ReadonlyMap<string, InvitationCounts> {
  const after = new Map(before);
  const add = (invitations: InvitationsByEvent, times: 1 | -1) => {
    for (const [event, invitation] of invitations)
      after.set(event, addToCounts(after.get(event) ?? zeroInvitationCounts, invitation, times));
  };
  for (const { was, is } of changes) {
    add(was, -1);
    add(is, 1);
  }
  return after;
}
