import { expect, test } from "vitest";

import { writtenWords } from "./written-words.ts";

test("what a business wrote is one text, without what it only chose", () => {
  expect(
    writtenWords(
      {
        availability: "yes",
        priceFrom: "1,200",
        priceTo: "1,800",
        unit: "total",
        includes: "Garlands ",
        message: "With joy",
      },
      { "answer-corkage": "yes", "text-corkage": "$12 a bottle", share: "yes" },
    ),
  ).toBe("Price: 1,200 to 1,800\n\nGarlands\n\nWith joy\n\n$12 a bottle");
  expect(writtenWords({ availability: "no", message: " " }, {})).toBe("");
});
