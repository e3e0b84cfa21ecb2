import { expect, test } from "vitest";

import { describeOwnFigures } from "./own-figures.ts";

test("a business reads its enquiries, its answers, and how long half of them took", () => {
  const figures = describeOwnFigures(
    { total: 12, waiting: 2 },
    { recent: 48, before: 31 },
    { asked: 9, answered: 8, medianHours: 5.2 },
  );
  expect(figures).toEqual({
    rows: [
      ["Views of your page", "48 in 30 days, 31 in the 30 before"],
      ["Enquiries", "12"],
      ["Waiting for you", "2"],
      ["Answered in 90 days", "8 of 9"],
      ["Usual answer", "in about 5 hours"],
    ],
    note: "Couples see how quickly you answer on your card and your page.",
  });
});

test("before enough enquiries count it reads from when on couples see it", () => {
  const unseen = { recent: 0, before: 0 };
  expect(describeOwnFigures({ total: 0, waiting: 0 }, unseen, undefined)).toBeNull();
  expect(describeOwnFigures({ total: 0, waiting: 0 }, { recent: 3, before: 0 }, undefined)).toEqual({
    rows: [["Views of your page", "3 in 30 days, 0 in the 30 before"]],
    note: null,
  });
  expect(describeOwnFigures({ total: 1, waiting: 1 }, unseen, undefined)).toEqual({
    rows: [
      ["Views of your page", "0 in 30 days, 0 in the 30 before"],
      ["Enquiries", "1"],
      ["Waiting for you", "1"],
    ],
    note: "Couples see how quickly you answer once you’ve had 5 enquiries in 90 days.",
  });
  expect(
    describeOwnFigures({ total: 3, waiting: 3 }, unseen, { asked: 3, answered: 0, medianHours: null })?.rows,
  ).toContainEqual(["Answered in 90 days", "0 of 3"]);
});
