import fc from "fast-check";
import { expect, test } from "vitest";

import { listingCards } from "#test-support/arbitrary-listings.ts";

import { countCategories } from "./count-categories.ts";
import { indexListings } from "./directory-index.ts";
import { emptyQuery } from "./directory-query.ts";
import { showDirectory } from "./show-directory.ts";

test("the numbers of the home page are those beside the directory's options", () => {
  fc.assert(
    fc.property(listingCards, (listings) => {
      const { categories } = showDirectory(indexListings(listings), emptyQuery).counts;
      const counts = countCategories(listings);
      for (const [id, count] of Object.entries(categories))
        expect([id, counts[id] ?? 0]).toEqual([id, count]);
      expect(Object.keys(categories)).toEqual(expect.arrayContaining(Object.keys(counts)));
    }),
    { numRuns: 200 },
  );
});
