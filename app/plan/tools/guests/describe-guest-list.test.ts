import { expect, test } from "vitest";

import { describeGuestList } from "./describe-guest-list.ts";

test("a list that is complete, or has all whom the couple planned for at each event, is what counts", () => {
  expect(describeGuestList(420, 420, true, true, true)).toBe("Your budget and schedule go by this list.");
  expect(describeGuestList(420, null, false, false, true)).toBe(
    "Your budget and schedule go by this list. Tick this once everyone is on it.",
  );
});

test("as long as the list is shorter than the plan, the larger number counts", () =>
  expect(describeGuestList(60, 420, true, false, true)).toBe(
    "Planned for 420 guests; 60 are on the list so far. Your budget and schedule go by the larger number, less anyone who isn’t coming, until you tick this.",
  ));

test("421 on the list, of whom 369 are invited to the reception, do not make the list count there", () =>
  expect(describeGuestList(421, 420, true, false, true)).toBe(
    "Where fewer are invited, your planned number counts until you tick this.",
  ));

test("who cannot tick is not asked to", () => {
  expect(describeGuestList(421, 420, false, false, false)).toBe("Your budget and schedule go by this list.");
  expect(describeGuestList(60, 420, true, false, false)).toMatch(/until the list is complete\.$/);
});
