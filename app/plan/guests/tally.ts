import type { Invitation } from "./guest-tables.ts";

/** What the invitations to an event come to, in people. */
export type Tally = {
  invited: number;
  coming: number;
  declined: number;
  /** Invited, and not answered yet. */
  waiting: number;
};

export const noTally: Tally = { invited: 0, coming: 0, declined: 0, waiting: 0 };

/** @param times -1 takes the invitation away again */
export function addToTally(tally: Tally, { invited, coming }: Invitation, times: 1 | -1 = 1): Tally {
  return {
    invited: tally.invited + times * invited,
    coming: tally.coming + times * (coming ?? 0),
    declined: tally.declined + times * (coming === null ? 0 : Math.max(0, invited - coming)),
    waiting: tally.waiting + times * (coming === null ? invited : 0),
  };
}

/** Of a household, by event. */
export type Invitations = ReadonlyMap<string, Invitation>;

/**
 * Tallies by event after households' invitations have changed. Only these are reckoned with: a thousand
 * households at eight events are too many cells to add up anew at each press.
 * @param changes what was counted of each of these households, and what counts from now on
 */
export function tallyChanges(
  before: ReadonlyMap<string, Tally>,
  changes: Iterable<{ was: Invitations; is: Invitations }>,
): ReadonlyMap<string, Tally> {
  const after = new Map(before);
  const add = (invitations: Invitations, times: 1 | -1) => {
    for (const [event, invitation] of invitations)
      after.set(event, addToTally(after.get(event) ?? noTally, invitation, times));
  };
  for (const { was, is } of changes) {
    add(was, -1);
    add(is, 1);
  }
  return after;
}
