import { expect, test } from "vitest";

import { movedHours } from "./moved-hours.ts";

const before = { start: 1080, end: 1440 };

test("an event says that it ends later, a moment only where its length changes", () => {
  const shifted = { id: "a", before, after: { start: 1140, end: 1500 } };
  expect(movedHours(shifted, "event")).toEqual(["start", "end"]);
  expect(movedHours(shifted, "moment")).toEqual(["start"]);
  const longer = { id: "a", before, after: { start: 1080, end: 1485 } };
  expect(movedHours(longer, "moment")).toEqual(["end"]);
  const keepsEnd = { id: "a", before, after: { start: 1140, end: 1440 } };
  expect(movedHours(keepsEnd, "event")).toEqual(["start"]);
});
