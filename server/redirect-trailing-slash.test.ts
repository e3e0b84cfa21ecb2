import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";

import { canonicalPath, redirectTrailingSlash } from "./redirect-trailing-slash.ts";

const app = new Hono().use(redirectTrailingSlash()).all("*", (context) => context.text("a page"));

const ask = async (path: string, method = "GET") => {
  const answer = await app.request(`http://localhost:3000${path}`, { method });
  return [answer.status, answer.headers.get("Location")];
};

test.each([
  ["/vendors/", "/vendors"],
  ["/vendors//", "/vendors"],
  ["/vendors/?q=rose&theme=indian", "/vendors?q=rose&theme=indian"],
  ["/vendors/?", "/vendors"],
  ["/nope/", "/nope"],
  ["//", "/"],
  ["//?theme=indian", "/?theme=indian"],
  ["///", "/"],
  ["//vendors", "/vendors"],
  ["//evil.example", "/evil.example"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example/%2e%2e/", "/"],
  ["/\\evil.example/", "/evil.example"],
  ["/\t/evil.example/", "/evil.example"],
  ["/%2F/evil.example/", "/%2F/evil.example"],
])("%j moved for good to %s", async (path, target) => {
  expect(await ask(path)).toEqual([301, target]);
  expect(await ask(path, "HEAD")).toEqual([301, target]);
});

test.each(["/", "/vendors", "/?q=//", "/vendors?next=//evil.example/", "/a//b"])(
  "%s is left as it is",
  async (path) => {
    expect(await ask(path)).toEqual([200, null]);
  },
);

test("what is sent to an address with a slash is not lost in a redirect", async () => {
  expect(await ask("/planning/", "POST")).toEqual([200, null]);
});

test("whatever is asked, a redirect stays on the site and leads to the one spelling at once", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "@",
    ":",
    "evil.example",
    "vendors",
    "%2F",
    "%5C",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { pathname } = new URL(`http://localhost:3000/${pieces.join("")}`);
      const target = canonicalPath(pathname);
      expect(new URL(target, "http://localhost:3000").origin).toBe("http://localhost:3000");
      expect(target).toMatch(/^\/(?!\/)/);
      expect(canonicalPath(target)).toBe(target);
    }),
    { numRuns: 500 },
  );
});
