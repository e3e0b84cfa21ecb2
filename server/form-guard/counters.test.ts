import { afterEach, expect, test, vi } from "vitest";

import { forEachDatabase, forPostgres } from "#test-support/test-database.ts";

import { openCounters } from "./counters.ts";

const secret = "a secret of thirty-two characters";
const threeInAnHour = { name: "test", limit: { posts: 3, seconds: 3600 }, of: "asha@example.ca" };

afterEach(() => void vi.useRealTimers());

forEachDatabase((openTestDatabase) => {
  test("of many posts at the same moment exactly as many are within a limit as it says", async () => {
    await using open = await openTestDatabase();
    const counters = openCounters(open, secret);
    const waits = await Promise.all(Array.from({ length: 40 }, () => counters.count(threeInAnHour)));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
    for (const seconds of waits.filter((wait) => wait > 0)) {
      expect(seconds).toBeGreaterThan(3500);
      expect(seconds).toBeLessThanOrEqual(3600);
    }
    counters.close();
  });

  test("a look counts nothing, and says when a post has to wait", async () => {
    await using open = await openTestDatabase();
    const counters = openCounters(open, secret);
    for (let post = 0; post < 3; post += 1) {
      expect(await counters.look(threeInAnHour)).toBe(0);
      expect(await counters.look(threeInAnHour)).toBe(0);
      await counters.count(threeInAnHour);
    }
    expect(await counters.look(threeInAnHour)).toBeGreaterThan(3500);
    expect(await counters.look({ ...threeInAnHour, of: "tom@example.ca" })).toBe(0);
    counters.close();
  });

  test("a limit starts again when its time is over, and a block lasts as long as it is set for", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    await using open = await openTestDatabase();
    const counters = openCounters(open, secret);
    const blocked = {
      ...threeInAnHour,
      name: "blocked",
      limit: { posts: 1, seconds: 60 },
      blockSeconds: 600,
    };
    await counters.count(blocked);
    expect(await counters.count(blocked)).toBe(600);
    for (let post = 0; post < 4; post += 1) await counters.count(threeInAnHour);

    vi.setSystemTime(Date.now() + 599_000);
    expect(await counters.count(blocked)).toBe(1);
    vi.setSystemTime(Date.now() + 2000);
    expect(await counters.count(blocked)).toBe(0);
    expect(await counters.count(threeInAnHour)).toBeGreaterThan(2900);
    vi.setSystemTime(Date.now() + 3_000_000);
    expect(await counters.count(threeInAnHour)).toBe(0);
    counters.close();
  });

  test("nobody waits for longer than the limit lasts when the clock is set back by years, or on", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    await using open = await openTestDatabase();
    const counters = openCounters(open, secret);
    const blocked = { ...threeInAnHour, name: "blocked", blockSeconds: 600 };
    const year = 365 * 24 * 60 * 60 * 1000;
    for (const jump of [-3 * year, 2 * year, -3600_000 * 2]) {
      for (const counted of [threeInAnHour, blocked]) {
        for (let post = 0; post < 5; post += 1) await counters.count(counted);
        expect(await counters.look(counted)).toBeGreaterThan(500);
      }
      vi.setSystemTime(Date.now() + jump);
      for (const counted of [threeInAnHour, blocked]) {
        expect(await counters.look(counted)).toBe(0);
        expect(await counters.count(counted)).toBe(0);
      }
    }
    counters.close();
  });
});

forPostgres((openTestDatabase) => {
  test("processes that share a database share the counts", async () => {
    await using open = await openTestDatabase();
    const [one, other] = [openCounters(open, secret), openCounters(open, secret)];
    const waits = [
      await one.count(threeInAnHour),
      await other.count(threeInAnHour),
      await one.count(threeInAnHour),
    ];
    expect(waits).toEqual([0, 0, 0]);
    expect(await other.count(threeInAnHour)).toBeGreaterThan(0);
    one.close();
    other.close();
  });

  test("what is over is deleted, what counts stays", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval"] });
    await using open = await openTestDatabase();
    const counters = openCounters(open, secret);
    const rows = async () =>
      (await open.pool.query<{ key: string }>("select key from rate_limits")).rows.map(
        ({ key }) => key.split("/")[0],
      );
    await counters.count(threeInAnHour);
    await counters.count({ ...threeInAnHour, name: "brief", limit: { posts: 3, seconds: 30 } });
    expect(await rows()).toHaveLength(2);

    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await rows()).toEqual(["test"]));

    // Also what was counted before the clock was set back.
    vi.setSystemTime(Date.now() - 10 * 24 * 60 * 60 * 1000);
    vi.advanceTimersByTime(60_000);
    await vi.waitFor(async () => expect(await rows()).toEqual([]));
    counters.close();
  });
});
