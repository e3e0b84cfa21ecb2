import { createHash } from "node:crypto";

import fc from "fast-check";
import { expect, test } from "vitest";

import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;

/** The policy by directive. */
function directivesOf(html: string, https = false): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(html, https)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );
}

const page = (...scripts: string[]) =>
  `<!DOCTYPE html><html lang="en-CA"><head><title>Rose</title></head><body><main>5 &lt; 6</main>${scripts.join("")}</body></html>`;

test("a page without scripts may run only our own files", () => {
  expect(directivesOf(page())["script-src"]).toEqual(["'self'"]);
});

test("inline scripts are allowed by their hashes, of every byte and in UTF-8", () => {
  const plain = `window.context = {"name":"Café \u{1F339}"};\n`;
  const module = ` import "/assets/manifest.js"; `;
  const html = page(`<script>${plain}</script>`, `<script type="module" async="">${module}</script>`);
  expect(directivesOf(html)["script-src"]).toEqual(["'self'", hashOf(plain), hashOf(module)]);
});

test("the hash of a known script is the one that browsers compute", () => {
  // The example of the standard, Content Security Policy Level 3, 'hash-source'.
  const html = page("<script>alert('Hello, world.');</script>");
  expect(directivesOf(html)["script-src"]).toContain("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("styles in the page are allowed by the hashes that they come with", () => {
  const policy = contentSecurityPolicy(page(), false, ["abc=", "def="]);
  expect(policy).toContain("; style-src 'self' 'sha256-abc=' 'sha256-def='; ");
});

test("the same script twice needs one hash", () => {
  expect(directivesOf(page("<script>a()</script>", "<script>a()</script>"))["script-src"]).toEqual([
    "'self'",
    hashOf("a()"),
  ]);
});

test("files and data are not hashed: neither is inline code", () => {
  const html = page(
    `<script src="/assets/entry.js"></script>`,
    `<script async="" src="/assets/other.js"></script>`,
    `<script type="application/ld+json">{"@type":"WebSite"}</script>`,
    `<script type="application/json">{"a":1}</script>`,
  );
  expect(directivesOf(html)["script-src"]).toEqual(["'self'"]);
});

test("a script whose attributes only resemble a source is hashed", () => {
  const html = page(
    `<script data-src="/x.js">a()</script>`,
    `<script>b("src=", 'type="application/json"')</script>`,
  );
  expect(directivesOf(html)["script-src"]).toEqual([
    "'self'",
    hashOf("a()"),
    hashOf(`b("src=", 'type="application/json"')`),
  ]);
});

test("every inline script of a page has its hash, and there is no other", () => {
  const code = fc.string({ unit: "grapheme", maxLength: 30 }).filter((text) => !text.includes("<"));
  fc.assert(
    fc.property(fc.array(code, { maxLength: 5 }), (codes) => {
      const html = page(...codes.map((text) => `<script>${text}</script>`));
      expect(new Set(directivesOf(html)["script-src"])).toEqual(new Set(["'self'", ...codes.map(hashOf)]));
    }),
    { numRuns: 200 },
  );
});

test("nothing inline is allowed as such, and nothing is allowed that is not named", () => {
  for (const https of [false, true]) {
    const policy = contentSecurityPolicy(page("<script>a()</script>"), https);
    expect(policy).not.toMatch(/unsafe-|nonce-|\*|strict-dynamic|[\r\n]/);
  }
  expect(directivesOf(page())).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'"],
    "manifest-src": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  });
});

test("requests are upgraded only where the site is under https", () => {
  expect(directivesOf(page(), true)).toHaveProperty("upgrade-insecure-requests");
  expect(directivesOf(page(), false)).not.toHaveProperty("upgrade-insecure-requests");
});
