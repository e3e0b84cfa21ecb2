import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answerInTime } from "./answer-in-time.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<Response>(() => {});
const stored = async () => new Response("stored");
const nothing = async () => undefined;
const unseen = () => new Response("unseen");

/** What is shown, and after how many seconds. */
async function shown(network: Promise<Response>, found: () => Promise<Response | undefined>) {
  const began = Date.now();
  const answered = answerInTime(network, found, unseen).then((answer) => [answer, Date.now()] as const);
  await vi.advanceTimersByTimeAsync(60_000);
  const [answer, at] = await answered;
  return [await answer.text(), (at - began) / 1000];
}

test("the server's answer is shown at once, and what is stored where it is slow or out of reach", async () => {
  expect(await shown(Promise.resolve(new Response("fresh")), stored)).toEqual(["fresh", 0]);
  expect(await shown(never, stored)).toEqual(["stored", 4]);
  expect(await shown(Promise.reject(new TypeError("No signal")), stored)).toEqual(["stored", 0]);
});

test("where nothing is stored, a slow server has longer, and none is waited for without end", async () => {
  const slow = new Promise<Response>((resolve) => setTimeout(resolve, 9000, new Response("fresh")));
  expect(await shown(slow, nothing)).toEqual(["fresh", 9]);
  expect(await shown(never, nothing)).toEqual(["unseen", 30]);
  expect(await shown(Promise.reject(new TypeError("No signal")), nothing)).toEqual(["unseen", 0]);
});
