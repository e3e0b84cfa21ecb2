import { afterEach, expect, test, vi } from "vitest";

import { replaceWithCanonicalUrl } from "./replace-with-canonical-url.ts";

afterEach(() => vi.unstubAllGlobals());

/** Opens an address whose page was made for another spelling of its search. */
function open(address: string, search: string | undefined): string[] {
  const replaced: string[] = [];
  vi.stubGlobal("window", {
    location: new URL(address, "https://weddings.ca"),
    history: {
      state: null,
      replaceState: (_state: unknown, _title: string, to: string) => replaced.push(to),
    },
  });
  replaceWithCanonicalUrl(search);
  return replaced;
}

test("the address takes the spelling of its page, and keeps its place within it", () => {
  expect(open("/vendors?utm=1&q=rose#results", "?q=rose")).toEqual(["/vendors?q=rose#results"]);
  expect(open("/?fbclid=1", "")).toEqual(["/"]);
  expect(open("/vendors?saved=3,17&x", "?saved=3%2C17")).toEqual(["/vendors?saved=3,17"]);
});

test("an address that is spelled as its page, or whose page does not say, stays", () => {
  expect(open("/vendors?q=rose", "?q=rose")).toEqual([]);
  expect(open("/vendors?q=rose", undefined)).toEqual([]);
  expect(open("/vendors?saved=3,17&q=wild%20rose", "?saved=3%2C17&q=wild+rose")).toEqual([]);
});
