import { expect, test } from "vitest";

import { contentSecurityPolicy } from "./content-security-policy.server.ts";

const hashes = { scripts: ["abc=", "def="], styles: ["ghi="] };

/** The policy by directive. */
function directivesOf(https = false): Record<string, string[]> {
  return Object.fromEntries(
    contentSecurityPolicy(https, hashes)
      .split("; ")
      .map((directive) => directive.split(" "))
      .map(([name = "", ...values]) => [name, values]),
  );
}

test("only files of the site and hashed scripts and styles are allowed", () => {
  for (const https of [false, true]) {
    const policy = contentSecurityPolicy(https, hashes);
    expect(policy).not.toMatch(/unsafe-|nonce-|\*|strict-dynamic|[\r\n]/);
  }
  expect(directivesOf()).toEqual({
    "default-src": ["'none'"],
    "script-src": ["'self'", "'sha256-abc='", "'sha256-def='"],
    "style-src": ["'self'", "'sha256-ghi='"],
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
