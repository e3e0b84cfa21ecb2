import { afterEach, expect, test, vi } from "vitest";

import { forgetDone } from "./forget-done.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ["https://x.ca/enquiries/k?done=change&theme=indian#facts", "https://x.ca/enquiries/k?theme=indian#facts"],
  ["https://x.ca/enquiries/k?done=sent", "https://x.ca/enquiries/k"],
  ["https://x.ca/enquiries/k?theme=indian", null],
])("of %s a reload has %s", (href, left) => {
  const replaced: [unknown, string][] = [];
  vi.stubGlobal("window", {
    location: { href },
    history: {
      state: { key: "abc" },
      replaceState: (state: unknown, _: string, url: URL) => replaced.push([state, url.href]),
    },
  });
  forgetDone();
  // The router finds its own entry of the history as it left it.
  expect(replaced).toEqual(left === null ? [] : [[{ key: "abc" }, left]]);
});
