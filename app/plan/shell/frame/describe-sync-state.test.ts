import { expect, test } from "vitest";

import { describeSyncState, isOnDeviceOnly } from "./describe-sync-state.ts";

test("the state says where the plan is, and what is still waiting", () => {
  expect(describeSyncState(null, "this phone", false)).toBe("Saved on this phone");
  expect(describeSyncState({ state: "saved" }, "this phone", false)).toBe("Saved and shared");
  expect(describeSyncState({ state: "waiting" }, "this phone", true)).toBe("Offline: saved on this phone");
  expect(describeSyncState({ state: "waiting", changes: 1 }, "this phone", true)).toBe(
    "Offline: 1 change waiting",
  );
  expect(describeSyncState({ state: "waiting", changes: 3 }, "this computer", false)).toBe(
    "Offline: 3 changes waiting",
  );
  expect(describeSyncState({ state: "refused", why: "gone" }, "this computer", false)).toBe(
    "Online plan deleted. Saved on this computer",
  );
});

test("a plan that was deleted online is not an error, a link that was replaced is", () => {
  expect(isOnDeviceOnly(null)).toBe(true);
  expect(isOnDeviceOnly({ state: "refused", why: "gone" })).toBe(true);
  expect(isOnDeviceOnly({ state: "refused", why: "no-key" })).toBe(false);
  expect(isOnDeviceOnly({ state: "saved" })).toBe(false);
});
