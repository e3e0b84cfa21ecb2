import { expect, test } from "vitest";

import { headcount } from "#app/plan/guests/headcount.ts";

import { describeHeadcount } from "./describe-headcount.ts";

test("it is said whether a number comes from the guest list, the event or the wedding", () => {
  const invited = [
    { invited: 4, coming: 3 },
    { invited: 2, coming: null },
  ];
  expect(describeHeadcount(headcount(invited, 180), 180)).toBe(
    "5 from the guest list: 3 coming, 2 not answered, 1 not coming.",
  );
  expect(describeHeadcount(headcount([], 180), 180)).toMatch(/^As written at the event/);
  expect(describeHeadcount(headcount([], 220), null)).toMatch(/^220, all guests of the wedding/);
  expect(describeHeadcount(headcount([], null), null)).toBe("Nobody said how many yet.");
});
