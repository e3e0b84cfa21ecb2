import { expect, test } from "vitest";

import { blankEvent } from "#test-support/arbitrary-budget.ts";

import { describeSeating } from "./use-seating-conflicts.ts";

const conflict = { id: "t2", what: "Table 2: 9 people at 8 seats, 1 too many.", todo: "Move a household." };
const at = (id: string, name: string, count: number) => ({
  event: { ...blankEvent, id, name },
  conflicts: Array.from({ length: count }, () => conflict),
});

test("what does not fit in the seating is one line of Today: the conflict itself, or how many there are", () => {
  expect(describeSeating([at("reception", "Reception", 1)])).toBe(`Reception seating: ${conflict.what}`);
  expect(describeSeating([at("reception", "Reception", 3)])).toBe("Reception seating: 3 conflicts");
  expect(describeSeating([at("mehndi", "Mehndi", 1), at("reception", "Reception", 3)])).toBe(
    "Seating of 2 events: 4 conflicts",
  );
});
