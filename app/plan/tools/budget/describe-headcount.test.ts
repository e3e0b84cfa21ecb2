import { expect, test } from "vitest";

import { headcountOfInvitations } from "#app/plan/rules/guests/headcount.ts";

import { describeHeadcount, describeHeadcountSource } from "./describe-headcount.ts";

test("it is said whether a number comes from the guest list, the event or the wedding", () => {
  const invited = [
    { invited: 4, coming: 3 },
    { invited: 2, coming: null },
  ];
  expect(describeHeadcount(headcountOfInvitations(invited, 180, true), 180)).toBe(
    "5 from the guest list: 3 coming, 2 yet to reply. 1 more isn’t coming.",
  );
  expect(describeHeadcount(headcountOfInvitations(invited, 180, false), 180)).toBe(
    "Planned for 180 guests, less 1 not coming: 179, of whom 5 are on the list so far.",
  );
  expect(describeHeadcount(headcountOfInvitations([{ invited: 11, coming: null }], 1450, false), null)).toBe(
    "Planned for 1,450 guests; 11 are on the list so far.",
  );
  expect(describeHeadcount(headcountOfInvitations([], 180, false), 180)).toMatch(
    /^The number planned for this event\. /,
  );
  expect(describeHeadcount(headcountOfInvitations([], 220, false), null)).toMatch(
    /^220: all guests of the wedding/,
  );
  expect(describeHeadcount(headcountOfInvitations([], null, false), null)).toBe("No number of guests yet.");
});

const listed = (...cells: { invited: number; coming: number | null }[]) =>
  describeHeadcount(headcountOfInvitations(cells, 72, false), 72);

const ofList = (...cells: { invited: number; coming: number | null }[]) =>
  describeHeadcount(headcountOfInvitations(cells, null, true), null);

test("those who are not coming are no part of the number from the guest list", () => {
  expect(ofList({ invited: 10, coming: 3 }, { invited: 2, coming: null })).toBe(
    "5 from the guest list: 3 coming, 2 yet to reply. 7 more aren’t coming.",
  );
  expect(ofList({ invited: 4, coming: 4 })).toBe("4 from the guest list: 4 coming, 0 yet to reply.");
});

test("those who are not coming are not among those on the list so far", () => {
  expect(listed({ invited: 10, coming: 4 }, { invited: 60, coming: null })).toBe(
    "Planned for 72 guests, less 6 not coming: 66, of whom 64 are on the list so far.",
  );
  expect(listed({ invited: 3, coming: 1 })).toBe(
    "Planned for 72 guests, less 2 not coming: 70, of whom 1 is on the list so far.",
  );
  expect(listed({ invited: 2, coming: 0 })).toBe(
    "Planned for 72 guests, less 2 not coming: 70, of whom none are on the list so far.",
  );
});

test("an item says by which number it is reckoned", () => {
  const counted = headcountOfInvitations([{ invited: 4, coming: 3 }], 180, true);
  expect(describeHeadcountSource(counted, 180, 3)).toBe("guest list");
  expect(describeHeadcountSource(counted, 180, 50)).toBe("tried out");
  expect(
    describeHeadcountSource(headcountOfInvitations([{ invited: 4, coming: 4 }], 180, false), 180, 180),
  ).toBe("as written there");
  expect(describeHeadcountSource(headcountOfInvitations([], 180, false), 180, 180)).toBe("as written there");
  expect(describeHeadcountSource(headcountOfInvitations([], 220, false), null, 220)).toBe(
    "all of the wedding",
  );
  const lessDeclined = headcountOfInvitations([{ invited: 4, coming: 0 }], 420, false);
  expect(describeHeadcountSource(lessDeclined, 420, 416)).toBe("as written there, less 4 not coming");
  expect(describeHeadcountSource(undefined, null, 220)).toBe("all of the wedding");
});
