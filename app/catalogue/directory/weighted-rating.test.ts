import fc from "fast-check";
import { expect, test } from "vitest";

import { averageStars, priorStars, weightedRating } from "./weighted-rating.ts";

const stars = fc.integer({ min: 1, max: 5 });
const reviews = fc.array(fc.record({ stars }), { minLength: 1, maxLength: 60 });

test("the weighed rating lies between the average and the guess", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      (rating, count) => {
        const weighed = weightedRating(rating, count);
        expect(weighed).toBeGreaterThanOrEqual(Math.min(rating, priorStars) - 1e-9);
        expect(weighed).toBeLessThanOrEqual(Math.max(rating, priorStars) + 1e-9);
      },
    ),
  );
});

test("the more reviews, the nearer to their average", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 5, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      (rating, count) => {
        const distance = (reviewCount: number) => Math.abs(weightedRating(rating, reviewCount) - rating);
        expect(distance(count + 1)).toBeLessThanOrEqual(distance(count) + 1e-9);
      },
    ),
  );
});

test("one more star never costs a place", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 4, noNaN: true }),
      fc.integer({ min: 1, max: 500 }),
      (rating, count) => {
        expect(weightedRating(rating + 1, count)).toBeGreaterThan(weightedRating(rating, count));
      },
    ),
  );
});

test("twenty good reviews stand above a single perfect one", () => {
  expect(weightedRating(4.8, 20)).toBeGreaterThan(weightedRating(5, 1));
});

test("the average that is shown is that of all reviews, in any order", () => {
  fc.assert(
    fc.property(reviews, (all) => {
      const average = averageStars(all) ?? 0;
      expect(average).toBeCloseTo(all.reduce((sum, review) => sum + review.stars, 0) / all.length, 2);
      expect(averageStars(all.toReversed())).toBe(average);
    }),
  );
  expect(averageStars([])).toBeNull();
});
