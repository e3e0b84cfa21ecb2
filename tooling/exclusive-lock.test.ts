import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { withExclusiveLock } from "./exclusive-lock.mjs";

test("turns never overlap, and a failed one is given back", async () => {
  let inside = 0;
  let most = 0;
  const turn = () =>
    withExclusiveLock(async () => {
      most = Math.max(most, ++inside);
      await wait(20);
      inside--;
    });
  const failing = withExclusiveLock(() => Promise.reject(new Error("no")));
  await expect(failing).rejects.toThrow("no");
  await Promise.all([turn(), turn(), turn()]);
  expect(most).toBe(1);
});
