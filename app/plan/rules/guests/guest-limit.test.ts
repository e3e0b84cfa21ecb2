import { expect, test } from "vitest";

import { warnAboutInvited } from "./guest-limit.ts";

test("an invitation for more people than the household has is remarked on", () => {
  expect(warnAboutInvited(309, { people: 2 })).toBe("That’s more than the 2 in this household.");
  expect(warnAboutInvited(2, { people: 1 })).toBe("That’s more than the one person in this household.");
});

test("nothing is said of an invitation for all or some, or while nobody knows how many they are", () => {
  expect(warnAboutInvited(2, { people: 2 })).toBeNull();
  expect(warnAboutInvited(1, { people: 2 })).toBeNull();
  expect(warnAboutInvited(309, { people: null })).toBeNull();
});
