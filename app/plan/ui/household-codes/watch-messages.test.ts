import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadMessages } from "#app/languages/load-messages.ts";
import type { Language } from "#app/languages/language.ts";

import { watchMessages } from "./watch-messages.ts";

const load = vi.fn<typeof loadMessages>();
const told: string[] = [];
const tell: Parameters<typeof watchMessages>[1] = (language, messages) =>
  void told.push(messages === null ? `${language} did not come` : language);

beforeEach(() => {
  told.length = 0;
  load.mockReset().mockImplementation(loadMessages);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** These languages cannot be loaded until the next call. */
const withoutSignalFor = (...lost: Language[]) =>
  load.mockImplementation((language) =>
    lost.includes(language) ? Promise.reject(new TypeError("offline")) : loadMessages(language),
  );

test("a language that does not come leaves the others, and comes when the connection is back", async () => {
  withoutSignalFor("pa");
  watchMessages(["en", "pa", "ur"], tell, load);
  await vi.waitFor(() => expect(told.toSorted()).toEqual(["en", "pa did not come", "ur"]));
  withoutSignalFor();
  window.dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(told.at(-1)).toBe("pa"));
  window.dispatchEvent(new Event("online"));
  expect(load.mock.calls.map(([language]) => language)).toEqual(["en", "pa", "ur", "pa"]);
});

test("nobody is told of a language that comes, or does not, after the end", async () => {
  withoutSignalFor("pa");
  const stop = watchMessages(["en", "pa"], tell, load);
  stop();
  await Promise.allSettled(load.mock.results.map(({ value }) => value));
  window.dispatchEvent(new Event("online"));
  expect(told).toEqual([]);
  expect(load).toHaveBeenCalledTimes(2);
});
