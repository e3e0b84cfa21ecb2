import fc from "fast-check";
import { expect, test } from "vitest";

import { headcount } from "./headcount.ts";

test("without a guest list an event has the guests that the couple wrote", () => {
  expect(headcount([], 180).expected).toBe(180);
  expect(headcount([], null).expected).toBeNull();
});

test("who has not answered is reckoned with, who declined is not", () => {
  expect(
    headcount(
      [
        { invited: 4, coming: 3 },
        { invited: 2, coming: null },
        { invited: 5, coming: 0 },
      ],
      180,
    ),
  ).toEqual({ invited: 11, coming: 3, declined: 6, waiting: 2, expected: 5 });
});

test("everybody who is invited comes, declined or has not answered", () => {
  const invitation = fc
    .record({ invited: fc.integer({ min: 1, max: 99 }), answer: fc.option(fc.nat(99)) })
    .map(({ invited, answer }) => ({ invited, coming: answer === null ? null : Math.min(answer, invited) }));
  fc.assert(
    fc.property(fc.array(invitation), (cells) => {
      const { invited, coming, declined, waiting } = headcount(cells, null);
      expect(coming + declined + waiting).toBe(invited);
    }),
  );
});
