import { setTimeout as wait } from "node:timers/promises";

import { expect, test } from "vitest";

import { forEachDatabase } from "#test-support/test-database.ts";

import { openJobQueue } from "./job-queue.ts";

forEachDatabase((openTestDatabase) => {
  test("a job that throws is tried again with growing pauses, and the others go on meanwhile", async () => {
    await using open = await openTestDatabase();
    const jobs = await openJobQueue(open, [{ name: "letters", firstRetrySeconds: 1, maxRetrySeconds: 8 }]);
    const tries: number[] = [];
    const done: string[] = [];
    await jobs.work("letters", async (key) => {
      if (key !== "throws") return void done.push(key);
      tries.push(performance.now());
      // Not even an error: whatever is thrown is a failure.
      // oxlint-disable-next-line typescript/only-throw-error -- as a library might
      if (tries.length < 3) throw "nothing that anybody expects";
    });
    try {
      const add = (keys: string[]) =>
        open.database.transaction(async (transaction) => {
          for (const key of keys) await jobs.add(transaction, "letters", key);
        });
      await add(["before", "throws", "beside"]);
      await expect.poll(() => tries.length, { timeout: 30_000 }).toBeGreaterThan(0);
      await add(["after"]);
      await expect.poll(() => done.toSorted(), { timeout: 30_000 }).toEqual(["after", "before", "beside"]);
      await expect.poll(() => tries.length, { timeout: 60_000 }).toBe(3);
      const [first = 0, second = 0] = tries;
      expect(second - first).toBeGreaterThan(900);
      // Once it is done it is done.
      await wait(1500);
      expect(tries).toHaveLength(3);
    } finally {
      await jobs.stop();
    }
  });
});
