import { expect, test } from "vitest";

import { describeReach } from "./describe-reach.ts";

test("a change has been sent, is on its way, waits for a signal, or is on this device only", () => {
  expect(describeReach({ state: "saved" }, "this phone", true).text).toBe(
    "Everyone with a signal has the latest.",
  );
  expect(describeReach({ state: "saved" }, "this phone", false).text).toBe("Up to date");
  expect(describeReach({ state: "sending" }, "this phone", true).text).toBe("Sending …");
  expect(describeReach({ state: "waiting", changes: 1 }, "this phone", true).text).toBe(
    "Waiting for a signal: 1 change",
  );
  expect(describeReach({ state: "waiting", changes: 3 }, "this phone", true).text).toBe(
    "Waiting for a signal: 3 changes",
  );
  expect(describeReach({ state: "waiting" }, "this phone", true).text).toBe("Waiting for a signal");
  expect(describeReach(null, "this phone", true).text).toBe("Only on this phone");
  expect(describeReach({ state: "refused", why: "gone" }, "this computer", true).text).toBe(
    "Not shared: only on this computer",
  );
});
