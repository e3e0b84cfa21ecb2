import { expect, test } from "vitest";

import { describeReach } from "./describe-reach.ts";

test("a change has been sent, is on its way, waits for a signal, or is on this device only", () => {
  expect(describeReach({ state: "kept" }).text).toBe("Sent. Everyone with a signal has it.");
  expect(describeReach({ state: "sending" }).text).toBe("Sending …");
  expect(describeReach({ state: "waiting", changes: 1 }).text).toBe("Waiting for a signal: 1 change");
  expect(describeReach({ state: "waiting", changes: 3 }).text).toBe("Waiting for a signal: 3 changes");
  expect(describeReach({ state: "waiting" }).text).toBe("Waiting for a signal");
  expect(describeReach(null).text).toBe("Only on this device");
});
