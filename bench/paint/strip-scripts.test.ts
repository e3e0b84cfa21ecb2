import { expect, test } from "vitest";

import { stripScriptLinks, stripScripts } from "./strip-scripts.ts";

test("scripts and what fetches them ahead go, and nothing else", () => {
  const page = `<html><head><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/>
<link href="/b.js" rel='modulepreload'><link rel="preload" as="script" href="/c.js"><link rel="preload" as="font" href="/f.woff2"/>
<script type="application/ld+json">{"a":"<b>"}</script></head><body><p>Scripts &amp; more</p><noscript>x</noscript>
<script async src="/d.js"></script><SCRIPT>
let a = "</p>";
</SCRIPT ></body></html>`;
  expect(stripScripts(page)).toBe(`<html><head><link rel="stylesheet" href="/a.css"/>
<link rel="preload" as="font" href="/f.woff2"/>
</head><body><p>Scripts &amp; more</p><noscript>x</noscript>
</body></html>`);
});

test("a page without scripts stays as it is", () => {
  const page = `<link rel="icon" href="/x.svg"/><p title="rel=modulepreload">script</p>`;
  expect(stripScripts(page)).toBe(page);
});

test("a Link header keeps what is no script", () => {
  expect(stripScriptLinks(`</a.js>; rel=modulepreload, </f.woff2>; rel=preload; as=font; crossorigin`)).toBe(
    "</f.woff2>; rel=preload; as=font; crossorigin",
  );
  expect(stripScriptLinks(`</a.js>; rel="preload"; as="script"`)).toBeNull();
});
