import { expect, test } from "vitest";

import { firstStep } from "./first-step.ts";

test("before anybody is invited, the next step is the one that is missing", () => {
  expect(firstStep(0, 3)).toMatchObject({ tool: "guests", action: "Add guests" });
  expect(firstStep(80, 0)).toEqual({
    tool: "details",
    action: "Choose events",
    says: "Your guest list has 80 households. Choose your events first, then invite them in the guest list.",
  });
  expect(firstStep(1, 3)).toEqual({
    tool: "guests",
    action: "Invite households",
    says: "Your guest list has 1 household, not invited to an event yet. Choose who comes to what, and their replies arrive here.",
  });
});
