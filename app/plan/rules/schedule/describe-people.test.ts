import { expect, test } from "vitest";

import { headcountOfCounts } from "#app/plan/rules/guests/headcount.ts";
import { zeroInvitationCounts } from "#app/plan/rules/guests/invitation-counts.ts";

import { describeExpectedGuests } from "./describe-people.ts";

const counts = { ...zeroInvitationCounts, invited: 70, declined: 6, waiting: 54 };

test("those who declined are neither expected nor on the list so far", () => {
  expect(describeExpectedGuests(headcountOfCounts(counts, 72, false))).toBe(
    "planned for 66 people, 64 on the list so far",
  );
  expect(describeExpectedGuests(headcountOfCounts(counts, 72, true))).toBe("64 people, 54 still to reply");
});
