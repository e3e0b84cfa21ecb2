import { expect, test } from "vitest";

import { headcount } from "#app/plan/guests/headcount.ts";

import { describeHeadcount, sourceOfGuests } from "#app/plan/tools/budget/describe-headcount.ts";

test("it is said whether a number comes from the guest list, the event or the wedding", () => {
  const invited = [
    { invited: 4, coming: 3 },
    { invited: 2, coming: null },
  ];
  expect(describeHeadcount(headcount(invited, 180, true), 180)).toBe(
    "5 from the guest list: 3 coming, 2 not answered, 1 not coming.",
  );
  expect(describeHeadcount(headcount(invited, 180, false), 180)).toBe(
    "Planned for 180 guests, 1 not coming; 6 are on the list so far.",
  );
  expect(describeHeadcount(headcount([{ invited: 11, coming: null }], 450, false), null)).toBe(
    "Planned for 450 guests; 11 are on the list so far.",
  );
  expect(describeHeadcount(headcount([], 180, false), 180)).toMatch(/^As written at the event/);
  expect(describeHeadcount(headcount([], 220, false), null)).toMatch(/^220, all guests of the wedding/);
  expect(describeHeadcount(headcount([], null, false), null)).toBe("Nobody said how many yet.");
});

test("an item says by which number it is reckoned", () => {
  const listed = headcount([{ invited: 4, coming: 3 }], 180, true);
  expect(sourceOfGuests(listed, 180, 3)).toBe("guest list");
  expect(sourceOfGuests(listed, 180, 50)).toBe("tried out");
  expect(sourceOfGuests(headcount([{ invited: 4, coming: 4 }], 180, false), 180, 180)).toBe(
    "as written there",
  );
  expect(sourceOfGuests(headcount([], 180, false), 180, 180)).toBe("as written there");
  expect(sourceOfGuests(headcount([], 220, false), null, 220)).toBe("all of the wedding");
  expect(sourceOfGuests(undefined, null, 220)).toBe("all of the wedding");
});
