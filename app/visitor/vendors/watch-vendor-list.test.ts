import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { VendorList } from "./use-vendor-list.ts";
import { createVendorListQuery } from "./vendor-list-query.ts";
import { watchVendorList } from "./watch-vendor-list.ts";

const ask = vi.fn<() => Promise<Response>>();
const onList = vi.fn<(list: VendorList) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockImplementation(async () => Response.json([]));
  onList.mockReset();
  vi.stubGlobal("fetch", ask);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Until everything has arrived that needs no time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test("whoever comes back within five minutes is given the same list without a request", async () => {
  const readList = createVendorListQuery();
  const stop = watchVendorList(onList, readList);
  await settle();
  stop();
  watchVendorList(onList, readList);
  await settle();
  expect(onList).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a list that could not be fetched is fetched when the connection is back", async () => {
  ask.mockRejectedValueOnce(new TypeError("offline")).mockRejectedValueOnce(new TypeError("offline"));
  watchVendorList(onList, createVendorListQuery());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onList).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(onList).toHaveBeenCalledTimes(1);
});

test("nobody is told of a list that arrives after the end", async () => {
  const { promise, resolve: answer } = Promise.withResolvers<Response>();
  ask.mockReturnValue(promise);
  const stop = watchVendorList(onList, createVendorListQuery());
  await settle();
  stop();
  answer(Response.json([]));
  await settle();
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(onList).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
});
