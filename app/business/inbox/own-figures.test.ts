import { expect, test } from "vitest";

import { describeOwnFigures } from "./own-figures.ts";

test("a business reads its enquiries, its answers, and how long half of them took", () => {
  const figures = describeOwnFigures({ total: 12, waiting: 2 }, { asked: 9, answered: 8, medianHours: 5.2 });
  expect(figures).toEqual({
    rows: [
      ["Enquiries", "12"],
      ["Waiting for you", "2"],
      ["Answered in 90 days", "8 of 9"],
      ["Usual answer", "in about 5 hours"],
    ],
    note: "Couples see how quickly you answer on your card and your page.",
  });
});

test("before enough enquiries count it reads from when on couples see it", () => {
  expect(describeOwnFigures({ total: 0, waiting: 0 }, undefined)).toBeNull();
  expect(describeOwnFigures({ total: 1, waiting: 1 }, undefined)).toEqual({
    rows: [
      ["Enquiries", "1"],
      ["Waiting for you", "1"],
    ],
    note: "Couples see how quickly you answer once 5 enquiries of the last 90 days count.",
  });
  expect(
    describeOwnFigures({ total: 3, waiting: 3 }, { asked: 3, answered: 0, medianHours: null })?.rows,
  ).toContainEqual(["Answered in 90 days", "0 of 3"]);
});
