import { expect, test } from "vitest";

import { describeSyncState } from "./describe-sync-state.ts";

test("the state says where the plan is, and what is still waiting", () => {
  expect(describeSyncState(null, "this phone", false)).toBe("Saved on this phone");
  expect(describeSyncState({ state: "kept" }, "this phone", false)).toBe("Saved and shared");
  expect(describeSyncState({ state: "waiting" }, "this phone", true)).toBe("Offline: saved on this phone");
  expect(describeSyncState({ state: "waiting", changes: 1 }, "this phone", true)).toBe(
    "Offline: 1 change waiting",
  );
  expect(describeSyncState({ state: "waiting", changes: 3 }, "this computer", false)).toBe(
    "Offline: 3 changes waiting",
  );
  expect(describeSyncState({ state: "refused", why: "gone" }, "this computer", false)).toBe(
    "Plan deleted online: only on this computer",
  );
});
