import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { pageScripts } from "./page-scripts.ts";

import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code, "utf8").digest("base64")}'`;

/** The policy by directive. */
function directivesOf(https = false): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(https)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );
}

test("a page may run our files and the scripts that the site writes, and no other", () => {
  expect(directivesOf()["script-src"]).toEqual(["'self'", ...pageScripts.map(hashOf)]);
});

test("hashes are those that browsers compute", () => {
  // The example of the standard, Content Security Policy Level 3, 'hash-source'.
  expect(hashOf("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test("known scripts hold nothing that could end their element, and nothing of a page", () => {
  for (const script of pageScripts) expect(script).not.toMatch(/<|\/assets\//);
});

test("styles in the page are allowed by the hashes that they come with", () => {
  const policy = contentSecurityPolicy(false, ["abc=", "def="]);
  expect(policy).toContain("; style-src 'self' 'sha256-abc=' 'sha256-def='; ");
});

test("nothing inline is allowed as such, and nothing is allowed that is not named", () => {
  for (const https of [false, true]) {
    const policy = contentSecurityPolicy(https);
    expect(policy).not.toMatch(/unsafe-|nonce-|\*|strict-dynamic|[\r\n]/);
  }
  expect(directivesOf()).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", ...pageScripts.map(hashOf)],
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
  expect(directivesOf(true)).toHaveProperty("upgrade-insecure-requests");
  expect(directivesOf(false)).not.toHaveProperty("upgrade-insecure-requests");
});
