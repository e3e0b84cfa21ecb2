import { expect, test } from "vitest";

import { assetUrlsOf, drawingUrlsOf, markCached, isCacheable, uncachedPage } from "./cached-page.ts";

const page =
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/root-a1.js"/><link rel="stylesheet" href="/assets/root-b2.css"/></head><body class="x"><div>$& says it</div><script type="module">import "/assets/manifest-c3.js";import * as r from "/assets/root-a1.js"</script></body></html>';

test("a stored page says so before everything else, and is the same below", () => {
  const marked = markCached(page, Date.parse("2026-11-22T12:00:00Z"), false);
  expect(marked).toMatch(
    /<body class="x"><p class="stored-page" role="note">No signal: [^<]* 22 November\. /,
  );
  expect(marked).toContain('<link rel="stylesheet" href="/stored-page.css"/></head>');
  expect(marked).toContain("</p><div>$& says it</div>");
});

test("the day of a stored page is Alberta's, whatever the browser knows of its clock", () => {
  const inSummerTimeOfAllYear = Date.parse("2026-12-01T06:30:00Z");
  expect(markCached(page, inSummerTimeOfAllYear, false)).toContain("as you saw it on 1 December.");
});

test("with a signal it's the site that didn't answer, and the page says so", () => {
  expect(markCached(page, 0, true)).toContain(
    "We can’t reach the site right now: this page is as you saw it",
  );
  expect(uncachedPage(true, "standard")).not.toContain("offline");
  expect(uncachedPage(true, "standard")).toContain("<h1>We can’t reach the site</h1>");
  expect(uncachedPage(false, "standard")).toContain("<h1>No signal</h1>");
});

test("a page that isn't stored leads home and to the plan, in the theme of its address", () => {
  expect(uncachedPage(false, "standard")).toContain('<a href="/">Wild Rose Weddings</a>');
  const indian = uncachedPage(false, "indian");
  expect(indian).toContain('<a href="/?theme=indian">Wild Rose Weddings</a>');
  expect(indian).toContain('<a href="/plan?theme=indian">Open your plan</a>');
});

test("what a page needs to open is stored with it, each once", () => {
  expect(
    assetUrlsOf(page.replace("</head>", "<style>@font-face{src:url(/assets/x.woff2)}</style></head>")),
  ).toEqual(assetUrlsOf(page));
  expect(assetUrlsOf(page)).toEqual(["/assets/root-a1.js", "/assets/root-b2.css", "/assets/manifest-c3.js"]);
  expect(assetUrlsOf("<p>nothing</p>")).toEqual([]);
  expect(drawingUrlsOf('<img src="/art/heroes/hero-baraat.svg"/><img src="/pictures/a.webp"/>')).toEqual([
    "/art/heroes/hero-baraat.svg",
  ]);
});

const answer = (headers: Record<string, string>, ok = true, redirected = false) =>
  isCacheable({
    ok,
    redirected,
    headers: new Headers({ "Content-Type": "text/html; charset=utf-8", ...headers }),
  });

test("only a whole page for everybody is stored", () => {
  expect(answer({})).toBe(true);
  expect(answer({ "Cache-Control": "no-store" })).toBe(false);
  expect(answer({ "Cache-Control": "private, max-age=60" })).toBe(false);
  expect(answer({ "Content-Type": "application/json" })).toBe(false);
  expect(answer({}, false)).toBe(false);
  expect(answer({}, true, true)).toBe(false);
});
