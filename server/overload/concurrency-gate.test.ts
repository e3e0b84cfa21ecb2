import { afterEach, expect, test, vi } from "vitest";

import { createConcurrencyGate, type ConcurrencyGateRules } from "./concurrency-gate.ts";

const rules: ConcurrencyGateRules = {
  interactive: { places: 1, waiting: 2, patienceMillis: 2000 },
  page: { places: 1, waiting: 2, patienceMillis: 1000 },
  upload: { places: 1, waiting: 0, patienceMillis: 0 },
};
const here = () => new AbortController().signal;

/** Work that ends when it is told to. */
function controlled<Value>() {
  const { promise, resolve, reject } = Promise.withResolvers<Value>();
  const work = vi.fn(() => promise);
  return { work, resolve, reject };
}

afterEach(() => void vi.useRealTimers());

test("what finds a place is done, and hands its place on", async () => {
  const gate = createConcurrencyGate(rules);
  const first = controlled<string>();
  const second = controlled<string>();
  const answers = [first, second].map(({ work }) => gate.run("page", here(), work));
  await vi.waitFor(() => expect(first.work).toHaveBeenCalled());
  expect(second.work).not.toHaveBeenCalled();
  first.resolve("one");
  await vi.waitFor(() => expect(second.work).toHaveBeenCalled());
  second.resolve("two");
  expect(await Promise.all(answers)).toEqual(["one", "two"]);
});

const fails = () => Promise.reject(new Error("The page could not be rendered"));

test("work that fails hands its place on too, and its error to whoever asked", async () => {
  const gate = createConcurrencyGate(rules);
  await expect(gate.run("page", here(), fails)).rejects.toThrow("The page could not be rendered");
  expect(await gate.run("page", here(), async () => "next")).toBe("next");
});

test("who waited long enough is refused, and nothing of its work is done", async () => {
  vi.useFakeTimers();
  const gate = createConcurrencyGate(rules);
  const long = controlled<string>();
  const late = controlled<string>();
  void gate.run("page", here(), long.work);
  const answer = gate.run("page", here(), late.work);
  await vi.advanceTimersByTimeAsync(1001);
  expect(await answer).toBeNull();
  long.resolve("done");
  await vi.advanceTimersByTimeAsync(1);
  expect(late.work).not.toHaveBeenCalled();
  expect(gate.waiting()).toBe(0);
});

test("a visitor who has gone is dropped from the line, and from what has just been let in", async () => {
  const gate = createConcurrencyGate(rules);
  const long = controlled<string>();
  const never = controlled<string>();
  const leaving = new AbortController();
  const running = gate.run("interactive", here(), long.work);
  const answer = gate.run("interactive", leaving.signal, never.work);
  expect(gate.waiting()).toBe(1);
  leaving.abort();
  expect(await answer).toBeNull();
  expect(gate.waiting()).toBe(0);
  long.resolve("done");
  expect(await running).toBe("done");
  expect(await gate.run("interactive", leaving.signal, never.work)).toBeNull();
  expect(never.work).not.toHaveBeenCalled();
});

test("interactive requests have places of their own when pages take all of theirs", async () => {
  const gate = createConcurrencyGate(rules);
  const pages = [1, 2, 3].map(() => controlled<string>());
  const answers = pages.map(({ work }) => gate.run("page", here(), work));
  expect(await gate.run("interactive", here(), async () => "kept")).toBe("kept");
  for (const { resolve } of pages) resolve("page");
  expect(await Promise.all(answers)).toEqual(["page", "page", "page"]);
});

test("while the process is late, a page that finds no place is refused at once; an interactive request waits", async () => {
  const gate = createConcurrencyGate(rules, () => true);
  const long = { page: controlled<string>(), interactive: controlled<string>() };
  const running = [
    gate.run("page", here(), long.page.work),
    gate.run("interactive", here(), long.interactive.work),
  ];
  expect(await gate.run("page", here(), async () => "late")).toBeNull();
  const interactive = gate.run("interactive", here(), async () => "kept");
  expect(gate.waiting()).toBe(1);
  long.page.resolve("page");
  long.interactive.resolve("first");
  expect(await Promise.all([...running, interactive])).toEqual(["page", "first", "kept"]);
});
