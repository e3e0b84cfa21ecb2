import { createHash } from "node:crypto";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openTestSite, type TestSite } from "#test-support/test-site.ts";

const injected = "fetch('/vendors').then(alert)";
const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  // Before the first request, with which the router takes the routes as they are.
  const about: { module: object } | undefined = site.routes["routes/about"];
  if (about === undefined) throw new Error("There is no such route.");
  // After the build, which sets which React it is.
  const { createElement } = await import("react");
  // A fault in a page, by which markup that somebody typed stands in it as it is.
  const markup = { __html: `<script>${injected}</script>` };
  about.module = {
    ...about.module,
    default: () => createElement("div", { dangerouslySetInnerHTML: markup }),
  };
});
afterAll(async () => site?.[Symbol.asyncDispose]());

test("a script that a fault let into a page is refused by the page's policy", async () => {
  const answer = await site.app.request("/about");
  const html = await answer.text();
  expect(html).toContain(`<script>${injected}</script>`);
  const [, allowed = ""] =
    /script-src ([^;]*)/.exec(answer.headers.get("Content-Security-Policy") ?? "") ?? [];
  expect(allowed).not.toContain(hashOf(injected));
  const others = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = ""]) => code)
    .filter((code) => code !== injected && !code.startsWith("{"));
  expect(others.length).toBeGreaterThan(3);
  expect(allowed.split(" ").toSorted()).toEqual(["'self'", ...others.map(hashOf)].toSorted());
});
