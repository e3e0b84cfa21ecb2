import fc from "fast-check";
import { expect, test } from "vitest";

import { weddingHeadcount, headcountOfInvitations } from "./headcount.ts";

test("without a guest list an event has the guests that the couple wrote", () => {
  for (const isComplete of [false, true]) {
    expect(headcountOfInvitations([], 180, isComplete).expected).toBe(180);
    expect(headcountOfInvitations([], null, isComplete).expected).toBeNull();
  }
});

const answered = [
  { invited: 4, coming: 3 },
  { invited: 2, coming: null },
  { invited: 5, coming: 0 },
];

test("on a complete list who has not answered is reckoned with, who declined is not", () => {
  expect(headcountOfInvitations(answered, 180, true)).toEqual({
    invited: 11,
    coming: 3,
    declined: 6,
    waiting: 2,
    expected: 5,
    planned: null,
  });
});

test("a list that is still being typed does not replace the couple's estimate", () => {
  expect(headcountOfInvitations([{ invited: 11, coming: null }], 450, false)).toMatchObject({
    expected: 450,
    planned: 450,
  });
  expect(headcountOfInvitations([{ invited: 11, coming: null }], 450, true)).toMatchObject({
    expected: 11,
    planned: null,
  });
});

test("who declined is taken off the estimate, too", () => {
  expect(headcountOfInvitations(answered, 180, false)).toMatchObject({ expected: 174, planned: 180 });
});

test("a list with more people than were estimated counts, complete or not", () => {
  expect(headcountOfInvitations([{ invited: 200, coming: null }], 180, false)).toMatchObject({
    expected: 200,
    planned: null,
  });
});

test("the wedding as a whole follows the same rule by its largest event", () => {
  const counts = [headcountOfInvitations(answered, null, false), headcountOfInvitations([], null, false)];
  expect(weddingHeadcount(counts, 450, false)).toBe(444);
  expect(weddingHeadcount(counts, 450, true)).toBe(5);
  expect(weddingHeadcount(counts, null, false)).toBe(5);
  expect(weddingHeadcount([], 450, true)).toBe(450);
  expect(weddingHeadcount([], null, true)).toBeNull();
});

const invitation = fc
  .record({ invited: fc.integer({ min: 1, max: 99 }), answer: fc.option(fc.nat(99)) })
  .map(({ invited, answer }) => ({ invited, coming: answer === null ? null : Math.min(answer, invited) }));
const cells = fc.array(invitation);
const planned = fc.option(fc.nat(5000));

test("everybody who is invited comes, declined or has not answered", () => {
  fc.assert(
    fc.property(cells, (column) => {
      const { invited, coming, declined, waiting } = headcountOfInvitations(column, null, true);
      expect(coming + declined + waiting).toBe(invited);
    }),
  );
});

test("until a list is complete, neither a household more nor an estimate ever lowers the number", () => {
  fc.assert(
    fc.property(cells, fc.integer({ min: 1, max: 99 }), planned, (column, more, estimate) => {
      const before = headcountOfInvitations(column, estimate, false);
      const after = headcountOfInvitations([...column, { invited: more, coming: null }], estimate, false);
      if (estimate !== null || column.length > 0)
        expect(after.expected ?? 0).toBeGreaterThanOrEqual(before.expected ?? 0);
      expect((after.expected ?? 0) + after.declined).toBe(Math.max(estimate ?? 0, after.invited));
    }),
  );
});
