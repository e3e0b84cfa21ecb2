import { afterEach, expect, test, vi } from "vitest";

import { createVendorListQuery } from "./vendor-list-query.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the list is fresh for five minutes and asked for once more when it fails", async () => {
  vi.useFakeTimers();
  const answers = [new Response("", { status: 503 }), Response.json([]), Response.json([])];
  const ask = vi.fn<() => Promise<Response>>(async () => answers.shift() ?? Response.json([]));
  vi.stubGlobal("fetch", ask);
  const readList = createVendorListQuery();

  const first = readList();
  await vi.advanceTimersByTimeAsync(5000);
  expect((await first).cards).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(2);

  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await readList();
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  await readList();
  expect(ask).toHaveBeenCalledTimes(3);
});

test("a list that fails twice is given up, not asked for without end", async () => {
  vi.useFakeTimers();
  const ask = vi.fn<() => Promise<Response>>(async () => new Response("", { status: 500 }));
  vi.stubGlobal("fetch", ask);

  const asked = createVendorListQuery()().catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(String(await asked)).toContain("500");
  expect(ask).toHaveBeenCalledTimes(2);
});
