import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { cacheRequest } from "./cached-request.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Answers one after the other; an error is thrown. */
function loaderOf(...answers: (string | Error)[]) {
  return vi.fn<() => Promise<string>>(async () => {
    const answer = answers.shift() ?? "the last";
    if (answer instanceof Error) throw answer;
    return answer;
  });
}

const caching = { staleAfter: 300_000, retryAfter: 1000 };

test("a value is loaded once, and again when it is stale", async () => {
  const load = loaderOf("first", "second");
  const read = cacheRequest(load, caching);
  expect(await read()).toBe("first");
  await vi.advanceTimersByTimeAsync(299_999);
  expect(await read()).toBe("first");
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await read()).toBe("second");
  expect(load).toHaveBeenCalledTimes(2);
});

test("all who ask while a request is under way share it", async () => {
  const load = loaderOf("first", "second");
  const read = cacheRequest(load, caching);
  expect(await Promise.all([read(), read(), read()])).toEqual(["first", "first", "first"]);
  expect(load).toHaveBeenCalledTimes(1);
});

test("those who share a request that fails share its retry and its error", async () => {
  const load = loaderOf(new Error("one"), new Error("two"), "third");
  const read = cacheRequest(load, caching);
  const asked = [read(), read()].map((answer) => answer.catch(String));
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(asked)).toEqual(["Error: two", "Error: two"]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test("after a failure the next who asks makes a new request", async () => {
  const load = loaderOf(new Error("one"), new Error("two"), "third");
  const read = cacheRequest(load, caching);
  const failed = read().catch(String);
  await vi.advanceTimersByTimeAsync(1000);
  await failed;
  expect(await read()).toBe("third");
});

test("a stale value is not passed on in place of an error", async () => {
  const read = cacheRequest(loaderOf("first", new Error("one"), new Error("two")), caching);
  await read();
  await vi.advanceTimersByTimeAsync(300_000);
  const failed = read().catch(String);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failed).toBe("Error: two");
});
