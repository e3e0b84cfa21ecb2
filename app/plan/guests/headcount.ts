import type { Invitation } from "./guest-tables.ts";

/** How many people an event has to be ready for. */
export type Headcount = {
  invited: number;
  coming: number;
  declined: number;
  /** Invited, and not answered yet. */
  waiting: number;
  /** With how many to reckon: who comes and who has not answered; without a guest list the number that the couple wrote. Null where nobody said. */
  expected: number | null;
};

/**
 * @param invited the cells of the event's column in the guest list
 * @param planned how many the couple wrote at the event or, failing that, for the wedding
 */
export function headcount(invited: Iterable<Invitation>, planned: number | null): Headcount {
  const count = { invited: 0, coming: 0, declined: 0, waiting: 0 };
  for (const { invited: people, coming } of invited) {
    count.invited += people;
    if (coming === null) count.waiting += people;
    else {
      count.coming += coming;
      count.declined += Math.max(0, people - coming);
    }
  }
  return { ...count, expected: count.invited === 0 ? planned : count.coming + count.waiting };
}
